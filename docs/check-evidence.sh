#!/bin/sh
# Checks a bundle of evidence with unzip, sha256sum, grep and openssl, without any program of ours:
#   sh check-evidence.sh BUNDLE.zip ROOTS.pem
# ROOTS.pem: the root certificates of the time stamp authority. Ends with 0 where nothing was altered, with 1 where something was.
[ $# -eq 2 ] || { echo "sh check-evidence.sh BUNDLE.zip ROOTS.pem" >&2; exit 2; }
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
unzip -q "$1" -d "$dir" || exit 1
status=0
bad() { echo "ALTERED  $1"; status=1; }

# Every file and manifest is called by the SHA-256 of what is in it.
for file in "$dir"/files/* "$dir"/manifests/*.json; do
  [ "$(sha256sum "$file" | cut -d' ' -f1)" = "$(basename "$file" .json)" ] || bad "${file#"$dir"/}"
done
for manifest in "$dir"/manifests/*.json; do
  name=${manifest#"$dir"/}
  # What it names is there: its files, and the manifest before it.
  for hash in $(grep -o '"sha256":"[0-9a-f]\{64\}"' "$manifest" | cut -d'"' -f4); do
    [ -f "$dir/files/$hash" ] || bad "files/$hash of $name is missing"
  done
  for hash in $(grep -o '"previous":"[0-9a-f]\{64\}"' "$manifest" | cut -d'"' -f4); do
    [ -f "$dir/manifests/$hash.json" ] || bad "manifests/$hash.json before $name is missing"
  done
  # The authority stamped this manifest, and answered what it was asked.
  stamp=${manifest%.json}
  [ -f "$stamp.tsr" ] || { echo "no stamp  $name"; continue; }
  openssl ts -verify -in "$stamp.tsr" -data "$manifest" -CAfile "$2" >/dev/null 2>&1 || bad "${name%.json}.tsr"
  openssl ts -verify -in "$stamp.tsr" -queryfile "$stamp.tsq" -CAfile "$2" >/dev/null 2>&1 || bad "${name%.json}.tsq"
done
[ $status -eq 0 ] && echo "Nothing was altered."
exit $status
