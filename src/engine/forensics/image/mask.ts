/** 1 where `isMarked` is true. A plain loop: `Uint8Array.from` uses an iterator, many times slower. */
export function mask(length: number, isMarked: (place: number) => boolean): Uint8Array<ArrayBuffer> {
  const marks = new Uint8Array(length);
  for (let place = 0; place < length; place++) if (isMarked(place)) marks[place] = 1;
  return marks;
}

/** Number of marked places. */
export function countOf(marks: Uint8Array): number {
  let count = 0;
  for (let place = 0; place < marks.length; place++) count += marks[place]!;
  return count;
}
