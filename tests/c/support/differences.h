/* differences.h: an analytic derivative held against a finite difference. */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

#include <math.h>

/* The error of `analytic`, the derivative of loss(context) by *x, against a central difference, as a
 * part of max(1, |analytic|). *x is left as it was. The difference itself errs by h²·(third
 * derivative)/6 ≈ 10⁻¹⁰·10 and by 10⁻¹⁶·|loss|/h ≈ 10⁻¹⁰. */
static inline double difference_error(double analytic, double *x, double (*loss)(const void *),
                                      const void *context) {
    const double h = 1e-5, kept = *x;
    *x = kept + h;
    const double up = loss(context);
    *x = kept - h;
    const double down = loss(context);
    *x = kept;
    return fabs((up - down) / (2 * h) - analytic) / fmax(1, fabs(analytic));
}

#endif
