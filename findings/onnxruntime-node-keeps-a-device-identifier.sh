#!/usr/bin/env bash
# Guess: a library that computes on the processor writes nothing and has nothing to send, least of all in an open-source build.
# Truth: onnxruntime-node 1.30 starts a telemetry client with the first session, on Linux, too: it writes an identifier of the device
#   and a database of events to ~/.cache/Microsoft/DeveloperTools/.onnxruntime (below /tmp where there is no home), and holds a
#   client for uploads by HTTPS. ORT_DISABLE_TELEMETRY=1 in the environment, before the process starts, keeps it from all of it.
# Seen: onnxruntime-node 1.30.0, Node 24.21, Debian 12. Source: own run; strings of libonnxruntime.so.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts onnxruntime-node@1.30.0
cat > probe.mjs <<'JS'
import ort from 'onnxruntime-node';

// A model of one node, y = Identity(x), in the fields of onnx.proto: numbers as varints, the rest with its length.
const text = (s) => [...Buffer.from(s)];
const field = (n, bytes) => [n * 8 + 2, bytes.length, ...bytes];
const number = (n, value) => [n * 8, value];
const type = field(2, field(1, [...number(1, 1), ...field(2, field(1, number(1, 1)))]));
const value = (name) => [...field(1, text(name)), ...type];
const node = [...field(1, text('x')), ...field(2, text('y')), ...field(4, text('Identity'))];
const graph = [...field(1, node), ...field(2, text('g')), ...field(11, value('x')), ...field(12, value('y'))];
const model = [...number(1, 8), ...field(7, graph), ...field(8, number(2, 13))];
const session = await ort.InferenceSession.create(Uint8Array.from(model));
const { y } = await session.run({ x: new ort.Tensor('float32', [7], [1]) });
console.log(`computed ${y.data[0]}`);
JS
written() { HOME="$work/$1"; mkdir "$HOME"; env HOME="$HOME" XDG_CACHE_HOME= "${@:2}" node probe.mjs >&2; (cd "$HOME" && find . -type f | sort); }
plain=$(written plain ORT_UNUSED=1)
quiet=$(written quiet ORT_DISABLE_TELEMETRY=1)
echo "as it comes:             ${plain:-nothing}" | tr '\n' ' '; echo
echo "ORT_DISABLE_TELEMETRY=1: ${quiet:-nothing}"
[[ "$plain" == *deviceid* && -z "$quiet" ]]
