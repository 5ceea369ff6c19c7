#!/usr/bin/env bash
# Guess: a model with float16 inputs runs wherever its float32 twin runs, and its float16 output is of one type.
# Truth: where the runtime has Float16Array (Node 24, Electron since its Node 24), onnxruntime-node 1.30 refuses every float16 input, "not enough space:
#   expected 8, got 0", also when it is given as the Uint16Array that older versions asked for: the package turns that into a
#   Float16Array, of which its native half takes the size to be 0. The output is numbers there and the bits of the numbers (1 is 15360) on an
#   older runtime. Taking Float16Array from the global object before the package is loaded brings the old way back; a model that
#   casts inside, with float32 outside, works on both.
# Seen: onnxruntime-node 1.30.0, Node 24.21. Source: own run; microsoft/onnxruntime #26791 and #32323 (open, August 2026).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts onnxruntime-node@1.30.0
export ORT_DISABLE_TELEMETRY=1
cat > probe.mjs <<'JS'
if (process.argv[2] === 'without') delete globalThis.Float16Array;
const { default: ort } = await import('onnxruntime-node');

// A model of one node, y = Cast(x), in the fields of onnx.proto: numbers as varints, the rest with its length.
const [FLOAT, FLOAT16] = [1, 10];
const text = (s) => [...Buffer.from(s)];
const field = (n, bytes) => [n * 8 + 2, bytes.length, ...bytes];
const number = (n, value) => (n < 16 ? [n * 8, value] : [(n * 8) | 128, (n * 8) >> 7, value]);
const value = (name, type) => [
  ...field(1, text(name)),
  ...field(2, field(1, [...number(1, type), ...field(2, field(1, number(1, 4)))])),
];
function cast(from, to) {
  const kind = field(5, [...field(1, text('to')), ...number(3, to), ...number(20, 2)]);
  const node = [...field(1, text('x')), ...field(2, text('y')), ...field(4, text('Cast')), ...kind];
  const graph = [...field(1, node), ...field(2, text('g')), ...field(11, value('x', from)), ...field(12, value('y', to))];
  return Uint8Array.from([...number(1, 8), ...field(7, graph), ...field(8, number(2, 13))]);
}
async function run(from, to, x) {
  try {
    const session = await ort.InferenceSession.create(cast(from, to));
    const { y } = await session.run({ x });
    return `${y.data.constructor.name} ${[...y.data].join(' ')}`;
  } catch (error) {
    return error.message;
  }
}
const HALF = [0x3c00, 0x4000, 0x4200, 0x4400]; // 1 2 3 4
const bits = await run(FLOAT16, FLOAT, new ort.Tensor('float16', Uint16Array.from(HALF), [4]));
const floats = globalThis.Float16Array && (await run(FLOAT16, FLOAT, new ort.Tensor('float16', Float16Array.of(1, 2, 3, 4), [4])));
const out = await run(FLOAT, FLOAT16, new ort.Tensor('float32', [1, 2, 3, 4], [4]));
console.log(`given a Uint16Array: ${bits}; given a Float16Array: ${floats ?? '-'}; float16 out: ${out}`);
JS
with=$(node probe.mjs with); without=$(node probe.mjs without)
printf 'with Float16Array    %s\nwithout Float16Array %s\n' "$with" "$without"
[[ "$with" == *'Uint16Array: not enough space'*'Float16Array: not enough space'*'out: Float16Array 1 2 3 4' ]]
[[ "$without" == *'Uint16Array: Float32Array 1 2 3 4'*'out: Uint16Array 15360 16384 16896 17408' ]]
