#!/usr/bin/env bash
# Guess: a card that is taken away in the middle of a command makes the smart-card library reject with "removed card".
# Truth: with pcsc-mini on pcscd, transmit() resolves with an answer of 0 bytes. Whoever reads a status word from the end of
#   the answer reads nothing, and an answer without a status has to be treated as a card that left. The event `change` also
#   brings an ATR of the right length and wrong bytes; card.state() has the right one. And the buffer for answers is 264
#   bytes by default: a longer answer fails with InsufficientBuffer after the card has carried the command out.
# Seen: pcsc-mini 0.1.3 on Debian's pcscd 1.9.9 with the virtual reader vsmartcard-vpcd 3.3 (the packages pcscd and
#   vsmartcard-vpcd; the script starts a daemon of its own and needs root). Source: own run.
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
const OFF = 0, ON = 1, RESET = 2, ASK_ATR = 4;
const APDU = { short: Buffer.from('00840000', 'hex'), long: Buffer.from('00ee0000', 'hex'), leave: Buffer.from('00ef0000', 'hex') };

/** A card in the virtual reader: a client of its TCP port; every frame has two octets of length. */
function insertCard() {
  const socket = net.connect(35963, '127.0.0.1');
  let buffered = Buffer.alloc(0);
  const send = (bytes) => socket.write(Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]));
  socket.on('error', () => {});
  socket.on('data', (data) => {
    buffered = Buffer.concat([buffered, data]);
    while (buffered.length >= 2 && buffered.length >= 2 + buffered.readUInt16BE(0)) {
      const body = buffered.subarray(2, 2 + buffered.readUInt16BE(0));
      buffered = buffered.subarray(2 + body.length);
      if (body.length === 1) {
        if (body[0] === ASK_ATR) send(ATR);
        else if (![OFF, ON, RESET].includes(body[0])) console.log('control', body[0]);
      } else if (body[1] === 0xef) socket.destroy();
      else if (body[1] === 0xee) send(Buffer.concat([Buffer.alloc(400, 7), Buffer.from([0x90, 0])]));
      else send(Buffer.from([1, 2, 3, 4, 0x90, 0]));
    }
  });
}

async function main() {
  insertCard();
  const client = new Client();
  const [reader, atrOfEvent] = await new Promise((resolve, reject) => {
    client.on('error', reject);
    client.on('reader', (found) =>
      found.on('change', (status, atr) => {
        if (status.has(ReaderStatus.PRESENT)) resolve([found, Buffer.from(atr)]);
      }),
    );
    client.start();
    setTimeout(() => reject(new Error('no card seen')), 10_000).unref();
  });
  const card = await reader.connect(CardMode.SHARED);
  const atr = Buffer.from((await card.state()).atr);
  console.log(`ATR by the event ${atrOfEvent.toString('hex')}, by card.state() ${atr.toString('hex')}`);
  const plain = await card.transmit(APDU.short);
  const long = await card.transmit(APDU.long).then((answer) => `${answer.length} bytes`, (error) => error.code);
  const roomy = (await card.transmit(APDU.long, new ArrayBuffer(65_538))).length;
  const left = await card.transmit(APDU.leave).then((answer) => `resolves with ${answer.length} bytes`, (error) => `rejects: ${error.code}`);
  console.log(`a short answer: ${plain.length} bytes; 402 bytes in the default buffer: ${long}; in one of 64 KiB: ${roomy} bytes`);
  console.log(`the card leaves during a command: ${left}`);
  await card.disconnect(CardDisposition.LEAVE).catch(() => {});
  client.stop();
  const same = atr.equals(ATR) && !atrOfEvent.equals(ATR) && long === 'InsufficientBuffer' && roomy === 402 && left === 'resolves with 0 bytes';
  process.exit(same ? 0 : 1);
}
main().catch((error) => {
  console.error(error);
  process.exit(1);
});
JS
node probe.cjs
