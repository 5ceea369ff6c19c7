export { lumaOfRow } from './luma';
export { statisticsOfBlocks } from './blocks';
export { inkOf } from './ink';
export { dctsOfBlocks, requantise } from './dct';
export { facesLike } from './faces';
export { sumOfRows } from './rows';
export { warpRows } from './warp';
export { addPart, decodeUnits, openScan } from './huffman';
