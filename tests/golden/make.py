"""Remakes every vector file: /usr/bin/python3 tests/golden/make.py (Debian: python3-torch, python3-numpy)."""
import pathlib
import subprocess
import sys

here = pathlib.Path(__file__).parent
for script in ("worked.py", "attention.py", "multihead.py", "softmax.py", "counts.py"):
    subprocess.run([sys.executable, "-B", here / script], check=True)
