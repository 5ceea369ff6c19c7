#!/usr/bin/env bash
# Guess: a virtual smart-card reader is faster than a real one; a test against it measures the program.
# Truth: vsmartcard-vpcd writes the two octets of length and the command apart, with Nagle's algorithm on. Linux answers the first packet only after its delayed
#   acknowledgement, and the command waits for it: some 40 ms for every command after the first few, whatever the card's program does, on the loopback interface. A passport of a
#   hundred commands takes four seconds of waiting; a reader of cards looks ten times slower than it is, and nothing uses the processor.
# Seen: vsmartcard-vpcd 3.3 with pcscd 1.9.9 of Debian 12, pcsc-mini 0.1.3 (the script starts a daemon of its own and needs root). Source: own run; RFC 896, RFC 1122 4.2.3.2.
set -euo pipefail
command -v pcscd >/dev/null && ls /usr/lib/pcsc/drivers/serial/libifdvpcd.so* >/dev/null 2>&1 || { echo "needs Debian's pcscd and vsmartcard-vpcd"; exit 77; }
pidof pcscd >/dev/null && { echo "another pcscd is running"; exit 77; }
work=$(mktemp -d); trap 'kill "${daemon:-0}" 2>/dev/null || true; rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pcsc-mini@0.1.3
pcscd --foreground >pcscd.log 2>&1 & daemon=$!
sleep 2
cat > probe.cjs <<'JS'
const net = require('node:net');
const { Client, CardMode, CardDisposition, ReaderStatus } = require('pcsc-mini');

const ATR = Buffer.from('3b8880010031c173c840009092', 'hex');
const ASK_ATR = 4;
const waits = [];

/** A card in the virtual reader, over its TCP port: notes the time between the length of a command and the command. */
function insertCard() {
  const socket = net.connect(35963, '127.0.0.1');
  socket.setNoDelay(true);
  let buffered = Buffer.alloc(0);
  let lengthCame = 0;
  const send = (bytes) => socket.write(Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]));
  socket.on('error', () => {});
  socket.on('data', (data) => {
    if (buffered.length === 0) lengthCame = performance.now();
    buffered = Buffer.concat([buffered, data]);
    while (buffered.length >= 2 && buffered.length >= 2 + buffered.readUInt16BE(0)) {
      const body = buffered.subarray(2, 2 + buffered.readUInt16BE(0));
      buffered = buffered.subarray(2 + body.length);
      if (body.length > 1) {
        waits.push(performance.now() - lengthCame);
        send(Buffer.from([0x90, 0]));
      } else if (body[0] === ASK_ATR) send(ATR);
    }
  });
}

async function main() {
  insertCard();
  const client = new Client();
  const reader = await new Promise((resolve, reject) => {
    client.on('error', reject);
    client.on('reader', (found) => found.on('change', (status) => status.has(ReaderStatus.PRESENT) && resolve(found)));
    client.start();
    setTimeout(() => reject(new Error('no card seen')), 10_000).unref();
  });
  const card = await reader.connect(CardMode.SHARED);
  for (let i = 0; i < 40; i++) await card.transmit(Buffer.from('00840000', 'hex'));
  await card.disconnect(CardDisposition.LEAVE);
  client.stop();
  const median = waits.toSorted((a, b) => a - b)[waits.length >> 1];
  console.log(`${waits.length} commands; between a command's length and the command: median ${median.toFixed(1)} ms`);
  process.exit(median > 20 ? 0 : 1);
}
main().catch((error) => {
  console.error(error);
  process.exit(1);
});
JS
node probe.cjs
