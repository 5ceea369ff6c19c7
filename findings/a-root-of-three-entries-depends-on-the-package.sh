#!/usr/bin/env bash
# Guess: packages that build a Merkle tree with SHA-256 give one root for one list of entries, or differ in the first test of a few entries.
# Truth: with two and with four entries merkletreejs, merkle-tools and merkle-lib agree to the byte; with three, five or six merkle-lib has another root, as it pairs the odd one with itself where the others
#   carry it up. merkle never agrees: it hashes the hexadecimal text of two nodes. None gives the root of Certificate Transparency (RFC 9162), which marks leaves and nodes
#   with a byte of their own. A log checked by a second package, or a proof handed to somebody else's verifier, passes in the demonstration with four entries and fails with the fifth.
# Seen: merkletreejs 0.6.0, merkle-tools 1.4.1, merkle-lib 2.0.10, merkle 0.6.0. Source: own run; RFC 9162, 2.1.1 (Merkle tree hash).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts merkletreejs@0.6.0 merkle-tools@1.4.1 merkle-lib@2.0.10 merkle@0.6.0
cat > probe.mjs <<'JS'
import { createHash } from 'node:crypto';
import merkle from 'merkle';
import fastRoot from 'merkle-lib/fastRoot.js';
import MerkleTools from 'merkle-tools';
import { MerkleTree } from 'merkletreejs';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const byRfc = (entries) => {
  if (entries.length === 1) return sha256('\0', entries[0]);
  let half = 1;
  while (2 * half < entries.length) half *= 2;
  return sha256('\u0001', byRfc(entries.slice(0, half)), byRfc(entries.slice(half)));
};
const packages = {
  merkletreejs: (entries) => new MerkleTree(entries.map((entry) => sha256(entry)), sha256).getRoot(),
  'merkle-tools': (entries) => {
    const tree = new MerkleTools({ hashType: 'sha256' });
    tree.addLeaves(entries, true);
    tree.makeTree();
    return tree.getMerkleRoot();
  },
  'merkle-lib': (entries) => fastRoot(entries.map((entry) => sha256(entry)), sha256),
  merkle: (entries) => Buffer.from(merkle('sha256').sync(entries).root(), 'hex'),
  'RFC 9162': byRfc,
};
const seen = [];
for (const count of [2, 3, 4, 5, 6]) {
  const entries = Array.from({ length: count }, (_, i) => `entry ${i + 1}`);
  const roots = Object.values(packages).map((root) => root(entries).toString('hex').slice(0, 8));
  const same = roots.map((root) => roots.indexOf(root)).join('');
  console.log(`${count} entries: ${Object.keys(packages).map((name, i) => `${name} ${roots[i]}`).join(', ')}`);
  seen.push(`${count}:${same}`);
}
process.exit(seen.join() === '2:00034,3:00234,4:00034,5:00234,6:00234' ? 0 : 1);
JS
node probe.mjs
