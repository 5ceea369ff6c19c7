import { scene, type Scene } from './cards-together.ts';
import { finished } from './finish.ts';
import { lay, placed } from './lay.ts';
import { drawn } from './sheet.ts';
import { paper } from './specimen-sheets.ts';
import { prose } from './words.ts';

/** A page in the window of a program: grey beside it, a bar with buttons and a name above, perhaps the next page's head. */
export const inViewer: Scene = async (random, seed) => {
  const page = await paper(random, seed);
  const size = { width: random.int(1300, 1900), height: random.int(1000, 1300) };
  const bar = random.int(50, 110);
  const name = prose(random, 20);
  const grey = random.pick(['#525659', '#e6e6e6', '#323639', '#c8c8c8']);
  const isLight = grey.startsWith('#e') || grey.startsWith('#c');
  const width = size.height * random.between(0.55, 0.66);
  const [x, y] = [size.width * random.between(0.42, 0.58), bar + 14];
  const high = width * (page.picture.height / page.picture.width);
  const window = await drawn(size.width, size.height, 0, (pen) => {
    pen.g.fillStyle = grey;
    pen.g.fillRect(0, 0, size.width, size.height);
    pen.g.fillStyle = isLight ? '#f8f8f8' : '#202124';
    pen.g.fillRect(0, 0, size.width, bar);
    pen.write(`${name}.pdf`, 40, bar * 0.62, 20, isLight ? '#222' : '#eee');
    pen.write(`1 / ${random.int(1, 4)}     100%`, size.width / 2, bar * 0.62, 20, isLight ? '#222' : '#eee');
    pen.g.shadowColor = 'rgba(0,0,0,0.4)';
    pen.g.shadowBlur = 8;
    pen.g.fillStyle = '#fff';
    pen.g.fillRect(x - width / 2, y, width, high);
  });
  const document = lay(window.picture, placed(page, { x, y: y + high / 2 }, 0, width));
  const lines = document.lines.filter((p) => p.y < size.height);
  return finished(window.picture, [{ ...document, lines }], 'screenshot', random);
};

/** A letter scanned with the lid open: black where there was no paper, along some edges. */
export const blackBorder: Scene = async (random, seed) => {
  const page = await paper(random, seed);
  const size = { width: 1240, height: 1754 };
  const width = size.width * random.between(0.88, 0.98);
  const middle = {
    x: size.width / 2 + random.between(-0.02, 0.02) * size.width,
    y: size.height / 2 + random.between(-0.02, 0.02) * size.height,
  };
  return scene(size, [placed(page, middle, random.between(-3, 3), width)], 'blackLid', 0, 'scanner', random);
};
