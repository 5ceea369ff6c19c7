import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['build', 'docs', 'findings', 'models', 'resources', 'samples', 'src', 'test', 'tools'];

/** Every file of the project that people write, with `/`, from its root. */
const files = [
  ...readdirSync(ROOT).filter((name) => statSync(path.join(ROOT, name)).isFile()),
  ...FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*.*`, { cwd: ROOT, exclude: (name) => name.includes('node_modules') }),
  ),
].map((file) => file.replaceAll(path.sep, '/'));
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i).join('/'))),
);
const pages = files.filter((file) => file.endsWith('.md'));
const readmes = pages.filter((file) => /^(?:src|test|tools)\/.*README\.md$/.test(file));

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
/** A page without its blocks of code. */
const proseOf = (page: string): string => read(page).replaceAll(/^ *```[\s\S]*?^ *```/gm, '');

const withoutCode = (text: string): string => text.replaceAll(/`[^`\n]*`/g, '');

/** What a page links inside the project: file or folder from the root, and the heading. */
const linksOf = (page: string): { target: string; heading: string }[] =>
  [...withoutCode(proseOf(page)).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].map(
    ([, target = '', heading = '']) => ({
      target: target === '' ? page : path.posix.join(path.posix.dirname(page), target).replace(/\/$/, ''),
      heading,
    }),
  );

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string, level = '#+'): string[] =>
  [...proseOf(page).matchAll(new RegExp(`^${level} (.+)$`, 'gm'))].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('finds the project', () => {
  expect(pages.length).toBeGreaterThan(280);
  expect(readmes.length).toBeGreaterThan(50);
});

it('every link of a page leads to a file, and to a heading of it', () => {
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter(
        ({ target, heading }) =>
          !(files.includes(target) || folders.has(target)) ||
          (heading !== '' && !anchorsOf(target).includes(heading)),
      )
      .map(({ target, heading }) => `${page}: ${target}#${heading}`),
  );
  expect(broken).toEqual([]);
});

it('every page below docs is reached by links from where a reader starts', () => {
  const seen = new Set(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']);
  for (const page of seen)
    for (const { target } of linksOf(page)) {
      const linked = folders.has(target) ? `${target}/README.md` : target;
      if (linked.endsWith('.md') && files.includes(linked)) seen.add(linked);
    }
  expect(pages.filter((page) => page.startsWith('docs/') && !seen.has(page))).toEqual([]);
});

it('every table of accuracy is one click from its first page', () => {
  const linked = linksOf('docs/accuracy.md').map(({ target, heading }) => `${target}#${heading}`);
  const tables = pages
    .filter((page) => page.startsWith('docs/accuracy/'))
    .flatMap((page) => anchorsOf(page, '##').map((heading) => `${page}#${heading}`));
  expect(tables.length).toBeGreaterThan(25);
  expect(tables.filter((table) => !linked.includes(table))).toEqual([]);
});

it('every picture of a screen is shown by a page', () => {
  const shown = new Set(pages.flatMap((page) => linksOf(page).map(({ target }) => target)));
  expect(files.filter((file) => file.startsWith('docs/screens/') && !shown.has(file))).toEqual([]);
});

/** Names of folders and files in a station's data folder, and placeholders: nothing of the project. */
const NOT_OURS = /^(?:empty\/readme\.md|.*(?:NAME|NNNN|TYPE|COUNTRY|FOLDER|FILE|DIR)\b.*)$/;

it('pages that code and comments name are in the project', () => {
  const named = files
    .filter((file) => /\.(?:tsx?|js|mjs|cjs|css)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/[\w./-]*\w\.md\b/g)]
        .map(([page]) => page)
        .filter(
          (page) =>
            !NOT_OURS.test(page) &&
            ![page, `docs/${page}`, path.posix.join(path.posix.dirname(file), page)].some((candidate) =>
              files.includes(candidate),
            ),
        )
        .map((page) => `${file}: ${page}`),
    );
  expect(named).toEqual([]);
});

it('files that a README names are there', () => {
  const missing = readmes.flatMap((readme) =>
    [...proseOf(readme).matchAll(/`([\w@/.-]*\w\.(?:tsx?|cjs|mjs|md))`/g)]
      .map((match) => match[1]!)
      .filter((name) => {
        const beside = path.posix.join(path.posix.dirname(readme), name);
        return (
          !NOT_OURS.test(name) &&
          !files.some(
            (file) =>
              file === beside || file === name || (!name.startsWith('.') && file.endsWith(`/${name}`)),
          )
        );
      })
      .map((name) => `${readme}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('a README names the folders beside it', () => {
  const unnamed = readmes.flatMap((readme) => {
    const folder = path.posix.dirname(readme);
    const words = new Set(read(readme).split(/[^\w-]+/));
    return [...folders]
      .filter((other) => path.posix.dirname(other) === folder && !/\/(?:testing|support)$/.test(other))
      .filter((other) => !words.has(path.posix.basename(other)))
      .map((other) => `${readme}: ${other}`);
  });
  expect(unnamed).toEqual([]);
});
