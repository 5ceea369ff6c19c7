import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { ListFault } from './list-fault.ts';

/** One element with its content, namespaces dropped. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlElement[];
}

const MAX_DEPTH = 64;
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Streams the elements called `names` out of a file of any size, each with its whole content. The first element
 * yielded is always the root (attributes only). Document types and entities are refused: lists have none.
 *
 * @throws ListFault
 */
export async function* xmlElements(path: string, names: ReadonlySet<string>): AsyncGenerator<XmlElement> {
  const ready: XmlElement[] = [];
  const open: XmlElement[] = [];
  let depth = 0;
  let ended = false;
  const parser = new SaxesParser();
  parser.on('doctype', () => parser.fail('A document type is not allowed.'));
  parser.on('error', (error) => {
    throw new ListFault(path, ended ? { kind: 'cut-off' } : { kind: 'damaged', line: parser.line }, error);
  });
  parser.on('opentag', (tag) => {
    if (++depth > MAX_DEPTH) parser.fail('The XML is nested too deeply.');
    const element: XmlElement = {
      name: local(tag.name),
      attributes: Object.fromEntries(Object.entries(tag.attributes).map(([k, v]) => [local(k), String(v)])),
      text: '',
      children: [],
    };
    if (depth === 1) ready.push(element);
    else if (open.length > 0) open.at(-1)!.children.push(element);
    if (open.length > 0 || names.has(element.name)) open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('cdata', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    depth--;
    const closed = open.pop();
    if (closed && open.length === 0) ready.push(closed);
  });
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    parser.write(chunk as string);
    yield* ready.splice(0);
  }
  // From here on the only fault is a missing end.
  ended = true;
  parser.close();
  yield* ready.splice(0);
}

/** Trimmed text of the first child called `name`; empty when absent. */
export const textOf = (element: XmlElement, name: string): string =>
  element.children
    .find((c) => c.name === name)
    ?.text.trim()
    .replace(/\s+/g, ' ') ?? '';

/** Every child called `name`. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((c) => c.name === name);

/** Every element at the end of a path of names. */
export const within = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>((at, name) => at.flatMap((e) => childrenOf(e, name)), [element]);

/** Trimmed texts of the elements at the end of a path of names, without empty ones. */
export const textsOf = (element: XmlElement, ...path: readonly string[]): string[] =>
  within(element, ...path)
    .map((e) => e.text.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** Every element called so inside, at any depth. */
export const deep = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...deep(child, name)]);

/** Their trimmed texts, without empty ones. */
export const deepTexts = (element: XmlElement, name: string): string[] =>
  deep(element, name)
    .map((e) => e.text.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
