#!/usr/bin/env node
/**
 * Checks an audit export of Netefatsa, or the proof of one record, with nothing but Node (18 or later): no other file of the project is needed.
 *
 *   node verify-audit.mjs EXPORT.jsonl --key PUBLIC.pem [--key OTHER.pem] [--head HEAD …]
 *
 * EXPORT   what `netefatsa audit export` wrote, or the proof of one record: what "Copy the proof" on the screen of the
 *          audit log copied, or `netefatsa audit proof` printed
 * --key    the station's public key(s), received some other way than with the export (`netefatsa audit keys`)
 * --head   heads kept elsewhere: a line from a receipt (NTF1.…), or a file that holds one
 *
 * It recomputes the RFC 6962 Merkle tree over the exported records, compares it with the signed head of the export and
 * with each head given, checks every signature, and the chain from record to record. Exit code: 0 everything holds,
 * 1 something is wrong (said on standard output), 2 wrong use.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafHash = (text) => sha256(Buffer.from([0]), text);
const nodeHash = (left, right) => sha256(Buffer.from([1]), left, right);

/** Peaks of a tree that grows at its right edge: complete subtrees from the largest to the smallest. */
class Edge {
  constructor() {
    this.size = 0;
    this.peaks = [];
  }
  /** Adds a complete subtree of `2 ** level` leaves. */
  add(hash, level) {
    if (this.size % 2 ** level !== 0) throw new Error('A subtree does not fit where it stands.');
    let joined = { hash, level };
    while (this.peaks.at(-1)?.level === joined.level)
      joined = { hash: nodeHash(this.peaks.pop().hash, joined.hash), level: joined.level + 1 };
    this.peaks.push(joined);
    this.size += 2 ** level;
  }
  root() {
    return this.peaks.length === 0
      ? sha256()
      : this.peaks.map((p) => p.hash).reduceRight((right, left) => nodeHash(left, right));
  }
}

/** Levels of the widest complete subtrees that cover the leaves [start, end) from left to right. */
function coverLevels(start, end) {
  const levels = [];
  for (let at = start; at < end;) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= end) level++;
    levels.push(level);
    at += 2 ** level;
  }
  return levels;
}

function parseHead(given) {
  const text = (existsSync(given) ? readFileSync(given, 'utf8') : given).trim();
  if (text.startsWith('{')) return JSON.parse(text);
  const [mark, size, root, time, keyId, signature] = text.split('.');
  if (mark !== 'NTF1') throw new Error(`"${given.slice(0, 40)}" is not a head.`);
  return {
    size: Number(size),
    root: Buffer.from(root, 'base64url').toString('hex'),
    time: new Date(Number(time)).toISOString(),
    keyId,
    signature: Buffer.from(signature, 'base64url').toString('base64'),
  };
}

function checkSignature(head, keys, what) {
  const key = keys.get(head.keyId);
  if (!key) return `${what} was signed with the key ${head.keyId}, which was not given with --key.`;
  const { keyId, root, size, time } = head;
  // Canonical JSON: members in alphabetical order.
  const signed = Buffer.from(`netefatsa tree head 1\n${JSON.stringify({ keyId, root, size, time })}`);
  return verify(null, signed, key, Buffer.from(head.signature, 'base64'))
    ? null
    : `The signature of ${what} is wrong.`;
}

/** Returns a list of sentences; empty when everything holds. */
async function check(file, keys, outside) {
  const problems = [];
  const edge = new Edge();
  const wanted = new Map();
  let header = null;
  let previous = null;

  const compare = () => {
    for (const head of wanted.get(edge.size) ?? [])
      if (head.root !== edge.root().toString('hex'))
        problems.push(
          `The first ${edge.size} records are not those that the head signed on ${head.time} covers: a record was changed, removed, added or moved.`,
        );
    wanted.delete(edge.size);
  };

  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (!header) {
      header = JSON.parse(line);
      if (header.format !== 'netefatsa-audit-export') throw new Error('This file is not an audit export.');
      for (const [name, head] of [
        ['the head of the export', header.head],
        ...outside.map((h, i) => [`head ${i + 1}`, h]),
      ]) {
        const wrong = checkSignature(head, keys, name);
        if (wrong) problems.push(wrong);
        wanted.set(head.size, [...(wanted.get(head.size) ?? []), head]);
      }
      coverLevels(0, header.from - 1).forEach((level, i) =>
        edge.add(Buffer.from(header.before[i] ?? '', 'hex'), level),
      );
      compare();
      continue;
    }
    const expected = edge.size + 1;
    let record;
    try {
      record = JSON.parse(line);
    } catch {
      problems.push(`Record ${expected} is not readable.`);
      break;
    }
    if (record.sequence !== expected) {
      problems.push(
        `Where record ${expected} should stand there is record ${record.sequence}: one was removed, added or moved.`,
      );
      break;
    }
    if (previous && record.previous !== previous)
      problems.push(`Record ${expected} does not follow the record before it: one of the two was changed.`);
    const leaf = leafHash(line);
    previous = leaf.toString('hex');
    edge.add(leaf, 0);
    compare();
    if (problems.length > 0) break;
  }
  if (!header) throw new Error('The export is empty.');
  if (problems.length === 0 && edge.size !== header.to)
    problems.push(`The export ends after record ${edge.size}; it should go to ${header.to}.`);
  if (problems.length === 0) {
    coverLevels(header.to, header.head.size).forEach((level, i) => {
      edge.add(Buffer.from(header.after[i] ?? '', 'hex'), level);
      compare();
    });
    for (const [size, heads] of wanted) {
      if (size > header.head.size)
        problems.push(
          `A head signed on ${heads[0].time} covers ${size} records, but this log ends at ${header.head.size}: its end was cut off, or an older log was put in its place.`,
        );
      else if (size >= header.from - 1)
        problems.push(
          `The head over ${size} records could not be compared with this part of the log; export the log from the first record.`,
        );
      else
        process.stderr.write(
          `Not compared: the head over ${size} records lies before this part of the log.\n`,
        );
    }
  }
  return { problems, header };
}

/** A proof is small, and one JSON value; an export is many, one on each line. */
const PROOF_BYTES = 1_000_000;

function readProof(file) {
  if (statSync(file).size > PROOF_BYTES) return null;
  try {
    const found = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(found.path) && typeof found.body === 'string' ? found : null;
  } catch {
    return null;
  }
}

/** The root that a record and the hashes beside its way up lead to (RFC 9162 §2.1.3.2); null where they do not fit. */
function rootOfProof({ body, path, head }) {
  let position = JSON.parse(body).sequence - 1;
  let last = head.size - 1;
  if (!(position >= 0 && position <= last)) return null;
  let hash = leafHash(body);
  for (const sibling of path.map((hex) => Buffer.from(hex, 'hex'))) {
    if (last === 0) return null;
    if (position % 2 === 1 || position === last) {
      hash = nodeHash(sibling, hash);
      while (position % 2 === 0 && position !== 0) {
        position = Math.floor(position / 2);
        last = Math.floor(last / 2);
      }
    } else hash = nodeHash(hash, sibling);
    position = Math.floor(position / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? hash.toString('hex') : null;
}

function checkProof(proof, keys, outside) {
  const { body, head } = proof;
  const { sequence } = JSON.parse(body);
  const problems = [checkSignature(head, keys, 'the head of the proof')];
  if (rootOfProof(proof) !== head.root)
    problems.push(
      `Record ${sequence} is not in the log that the head signed on ${head.time} covers: the record or its proof was changed.`,
    );
  outside.forEach((one, i) => {
    problems.push(checkSignature(one, keys, `head ${i + 1}`));
    if (one.size !== head.size)
      process.stderr.write(
        `Not compared: head ${i + 1} covers ${one.size} records, the proof ${head.size}.\n`,
      );
    else if (one.root !== head.root)
      problems.push(`Head ${i + 1} is of another log than the proof: one of the two was made up.`);
  });
  return problems.filter((problem) => problem !== null);
}

const args = process.argv.slice(2);
const valuesOf = (name) => args.flatMap((arg, i) => (arg === name ? [args[i + 1]] : []));
const file = args.find((arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--'));
const keyFiles = valuesOf('--key');
if (!file || keyFiles.length === 0) {
  console.error('usage: node verify-audit.mjs EXPORT.jsonl|PROOF.json --key PUBLIC.pem [--head HEAD]');
  process.exit(2);
}
try {
  const keys = new Map();
  for (const pem of keyFiles.flatMap(
    (name) =>
      readFileSync(name, 'utf8').match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [],
  )) {
    const key = createPublicKey(pem);
    keys.set(
      sha256(key.export({ type: 'spki', format: 'der' }))
        .toString('hex')
        .slice(0, 16),
      key,
    );
  }
  const outside = valuesOf('--head').map(parseHead);
  const proof = readProof(file);
  const { problems, header } = proof
    ? { problems: checkProof(proof, keys, outside), header: proof }
    : await check(file, keys, outside);
  const what = proof ? `record ${JSON.parse(proof.body).sequence}` : `records ${header.from} to ${header.to}`;
  if (problems.length === 0)
    console.log(
      `Everything holds: ${what} of ${header.head.size}, head signed on ${header.head.time} with key ${header.head.keyId}.`,
    );
  else for (const problem of problems) console.log(problem);
  process.exit(problems.length === 0 ? 0 : 1);
} catch (error) {
  console.log(`The export cannot be checked: ${error.message}`);
  process.exit(1);
}
