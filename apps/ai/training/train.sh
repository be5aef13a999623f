#!/usr/bin/env bash
# train.sh ENCODER OUT: trains the reader on the data beside this file and exports it. See README.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
encoder=$1 out=$2
work=$(mktemp -d)
mkdir -p "$out" "$work/data"
for part in answers memories crisis crisis-long acts conversation next; do ln -s "$here/$part" "$work/data/$part"; done
mkdir "$work/data/follow-ups" "$work/data/development"
ln -s "$here"/follow-ups/* "$here/../models/texts/follow-ups.tsv" "$work/data/follow-ups/"
ln -s "$here"/../../../bench/ai/interviews/*-development.jsonl "$work/data/development/"
common=(--encoder "$encoder" --data "$work/data" --values "$here/../models/texts/catalogue.tsv")
for seed in 1 2 3; do python3 "$here/reader/train.py" "${common[@]}" --out "$work" --name "reader-$seed" --seed "$seed" & done
wait
for part in conversation danger; do
  for seed in 1 2 3; do python3 "$here/reader/branches.py" "$part" "${common[@]}" --out "$work" --name "$part-$seed" --seed "$seed" "$work"/reader-*.pt & done
  wait
done
python3 "$here/reader/export.py" "${common[@]}" --out "$out" --readers "$work"/reader-*.pt --conversations "$work"/conversation-*.pt --dangers "$work"/danger-*.pt
