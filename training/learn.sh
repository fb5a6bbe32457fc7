#!/usr/bin/env bash
# One run begins, four go on from it beside each other, and the mean of what two of them learned is the reader.
# LAB=lab OUT=out bash training/learn.sh; a machine with an accelerator needs nine minutes.
set -euo pipefail
learn="$(dirname "$0")/train.py"
export PYTHONUNBUFFERED=1 TOKENIZERS_PARALLELISM=false OMP_NUM_THREADS=2
mkdir -p "$OUT" "$OUT/trunk"
env TRUNK=1 SECONDS="${TRUNK_SECONDS:-140}" ROUNDS=90 OUT="$OUT/trunk" python3 "$learn" >"$OUT/trunk.log" 2>&1
runs=()
for seed in 1 2 3 4; do
  mkdir -p "$OUT/$seed"
  env START="$OUT/trunk/weights.pt" SEED=$seed SECONDS="${BRANCH_SECONDS:-310}" ROUNDS=90 WORKERS=3 OUT="$OUT/$seed" \
    python3 "$learn" >"$OUT/$seed.log" 2>&1 &
  runs+=($!)
done
for run in "${runs[@]}"; do wait "$run"; done
# The mean of all four is as good: these two are what is checked in.
MEAN_OF="$(echo "$OUT"/[34]/weights.pt)" WORKERS=1 python3 "$learn" >"$OUT/mean.log" 2>&1
