#!/bin/sh
# Checks a document of ours with sha256sum, grep, base64 and openssl, without any program of ours:
#   sh check-issued-document.sh FILE PROOF.json ROOTS.pem
# ROOTS.pem: the root certificates of the time stamp authority. Ends with 0 where the file is as it was issued, with 1 where something is wrong.
[ $# -eq 3 ] || { echo "sh check-issued-document.sh FILE PROOF.json ROOTS.pem" >&2; exit 2; }
for file in "$1" "$2" "$3"; do [ -r "$file" ] || { echo "cannot read $file" >&2; exit 2; }; done
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
status=0
bad() { echo "ALTERED  $1"; status=1; }
sha() { sha256sum | cut -d' ' -f1; }

# The proof is one line, and says its own digest.
digest=$(grep -o '^{"digest":"[0-9a-f]\{64\}",' "$2" | cut -d'"' -f4)
[ -n "$digest" ] && [ "$(sed 's/^{"digest":"[0-9a-f]*",/{/' "$2" | sha)" = "$digest" ] || bad "the proof is not as it was handed over"

# The file is the one of the proof, and what is said of it is what joined the chain.
document=$(grep -o '"document":{[^}]*}' "$2" | cut -d: -f2-)
fingerprint=$(sha < "$1")
case $document in *"\"fingerprint\":\"$fingerprint\""*) ;; *) bad "the file is not the one of the proof" ;; esac
entry=$(printf %s "$document" | sha)

# Each link names the one before it.
grep -o '{"entry":"[0-9a-f]*","month":"[0-9-]*","n":[0-9]*,"previous":[^}]*}' "$2" > "$dir/links"
grep -q "^{\"entry\":\"$entry\"" "$dir/links" && head -n 1 "$dir/links" | grep -q "\"entry\":\"$entry\"" || bad "what is said of the document is not what joined the chain"
before= last=
while IFS= read -r link; do
  n=$(printf %s "$link" | grep -o '"n":[0-9]*' | cut -d: -f2)
  if [ -n "$before" ]; then
    case $link in *"\"previous\":\"$before\"}") ;; *) bad "link $n does not follow the one before it" ;; esac
    [ "$n" -eq $((last + 1)) ] || bad "a link before $n is missing"
  fi
  printf %s "$link" > "$dir/link-$n"
  before=$(printf %s "$link" | sha) last=$n
done < "$dir/links"

# An authority stamped the last of them, and answered what it was asked.
stamped=
grep -o '{"n":[0-9]*,"reply":"[^"]*","request":"[^"]*"}' "$2" > "$dir/stamps"
while IFS= read -r stamp; do
  n=$(printf %s "$stamp" | grep -o '"n":[0-9]*' | cut -d: -f2) stamped=$n
  [ -f "$dir/link-$n" ] || { bad "the stamp of link $n is of no link"; continue; }
  printf %s "$stamp" | grep -o '"reply":"[^"]*"' | cut -d'"' -f4 | base64 -d > "$dir/tsr" 2>/dev/null
  printf %s "$stamp" | grep -o '"request":"[^"]*"' | cut -d'"' -f4 | base64 -d > "$dir/tsq" 2>/dev/null
  openssl ts -verify -in "$dir/tsr" -data "$dir/link-$n" -CAfile "$3" >/dev/null 2>&1 &&
    openssl ts -verify -in "$dir/tsr" -queryfile "$dir/tsq" -CAfile "$3" >/dev/null 2>&1 || { bad "the stamp of link $n"; continue; }
  openssl ts -reply -in "$dir/tsr" -text 2>/dev/null | grep '^Time stamp:' | sed "s/^Time stamp:/In the chain by:/"
done < "$dir/stamps"
[ -n "$stamped" ] || { echo "No authority has stamped it yet: fetch the proof again in an hour."; exit 1; }
[ "$stamped" = "$last" ] || bad "the links go on after the last stamp"
[ $status -eq 0 ] && echo "As it was issued: $document"
# Anybody can have a chain of their own stamped, and name in it what they like.
[ $status -eq 0 ] && echo "Whose chain it is no stamp says. It is ours where /api/verify/$fingerprint names the same link:" &&
  echo "  $(head -n 1 "$dir/links" | tr -d '\n' | sha)"
exit $status
