#include "softcap.inc"
