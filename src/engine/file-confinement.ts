import { closeSync, constants, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type koffi from 'koffi';
import { applicationRoot } from './resources.ts';
import { variable } from '../contract/environment.ts';

/** Numbers of system calls, the same on x64 and arm64 (include/uapi/asm-generic/unistd.h). */
const CREATE_RULESET = 444;
const ADD_RULE = 445;
const RESTRICT_SELF = 446;
/** linux/landlock.h */
const ASK_VERSION = 1;
const PATH_BENEATH = 1;
const EXECUTE = 1n << 0n;
const WRITE_FILE = 1n << 1n;
const READ_FILE = 1n << 2n;
const READ_FOLDER = 1n << 3n;
/** File rights known to each version of Landlock (index, from 1); device control, new in version 5, is not restricted. */
const KNOWN_RIGHTS = [0n, (1n << 13n) - 1n, (1n << 14n) - 1n, (1n << 15n) - 1n] as const;
/** From this version on, signals to and abstract sockets of outside processes can be restricted. */
const SCOPING_VERSION = 6;
const SCOPES = 0b11n;
const RULESET_BYTES = 24;
/** `struct landlock_path_beneath_attr` is packed. */
const RULE_BYTES = 12;
const PR_SET_NO_NEW_PRIVS = 38;
const PR_SET_SECUREBITS = 28;
/** linux/securebits.h: programs started later gain no capabilities from running as root; irrevocable. */
const NO_RIGHTS_OF_ROOT = 0b11;
/** fcntl.h: refers to a file without opening it. */
const O_PATH = 0o10000000;

/** System programs and libraries, and what the C library, V8 and ONNX Runtime read about the system. */
const OF_THE_SYSTEM = [
  '/usr',
  '/bin',
  '/lib',
  '/lib32',
  '/lib64',
  '/proc',
  '/sys/bus/pci',
  '/sys/devices',
  '/sys/fs/cgroup',
  '/dev/random',
  '/dev/urandom',
  '/dev/zero',
  '/etc/ld.so.cache',
  '/etc/ld.so.preload',
  '/etc/localtime',
  '/etc/timezone',
  '/etc/ssl/openssl.cnf',
  '/etc/nsswitch.conf',
  '/etc/passwd',
  '/etc/fonts',
];
/** Parts of the program's folder, not the whole: a data folder may lie inside it. */
const OF_THE_PROGRAM = ['package.json', 'out', 'src', 'models', 'resources'];

/** Files and folders that an engine reads, if present. */
function readable(entry: string): string[] {
  const models = variable('NETEFATSA_MODELS');
  const calibrations = [variable('NETEFATSA_FACE_CALIBRATION'), variable('NETEFATSA_FORENSICS_CALIBRATION')];
  return [
    ...OF_THE_SYSTEM,
    process.execPath,
    entry,
    ...OF_THE_PROGRAM.map((name) => path.join(applicationRoot, name)),
    ...packageFolders(),
    ...[path.join(applicationRoot, 'models'), models ?? ''].flatMap(linksIn),
    ...[models, ...calibrations].filter((named) => named !== undefined),
  ].filter((file) => existsSync(file));
}

/** Targets of symbolic links in a folder: a rule for the folder does not cover targets elsewhere. */
function linksIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => path.join(folder, name));
}

/** Package folders by Node's lookup: they may lie above a program that is itself a package. */
function packageFolders(): string[] {
  const folders: string[] = [];
  for (let folder = applicationRoot; ; folder = path.dirname(folder)) {
    folders.push(path.join(folder, 'node_modules'));
    if (folder === path.dirname(folder)) return folders;
  }
}

/**
 * Denies this thread, and every program it starts, all files but those of system and program, and all writing,
 * irrevocably, on Linux with Landlock; programs it starts have no capabilities. Landlock confines a thread, not its
 * siblings, so a whole process is confined by starting its program anew from the confined thread.
 *
 * @param entry the module that is started then
 * @returns whether it succeeded
 */
export function confineFiles(entry: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const ffi = createRequire(import.meta.url)('koffi') as typeof koffi;
    const libc = ffi.load('libc.so.6');
    const prctl = libc.func('int prctl(int, long, long, long, long)') as Call;
    const call = libc.func('long syscall(long, void *, size_t, uint32_t)') as Call;
    const addRule = libc.func('long syscall(long, int, int, void *, uint32_t)') as Call;
    const restrict = libc.func('long syscall(long, int, uint32_t)') as Call;
    const version = Number(call(CREATE_RULESET, null, 0, ASK_VERSION));
    if (version < 1) return false;
    const handled = KNOWN_RIGHTS[Math.min(version, KNOWN_RIGHTS.length - 1)]!;
    const ruleset = Buffer.alloc(RULESET_BYTES);
    ruleset.writeBigUInt64LE(handled, 0);
    if (version >= SCOPING_VERSION) ruleset.writeBigUInt64LE(SCOPES, 16);
    // Older kernels know a shorter structure and accept a longer one whose rest is zero.
    const handle = Number(call(CREATE_RULESET, ruleset, RULESET_BYTES, 0));
    if (handle < 0) return false;
    const allow = (file: string, rights: bigint): void => {
      const named = openSync(file, O_PATH);
      const rule = Buffer.alloc(RULE_BYTES);
      rule.writeBigUInt64LE(rights, 0);
      rule.writeInt32LE(named, 8);
      const added = Number(addRule(ADD_RULE, handle, PATH_BENEATH, rule, 0));
      closeSync(named);
      if (added !== 0) throw new Error(file);
    };
    for (const file of readable(entry))
      allow(file, READ_FILE | EXECUTE | (statSync(file).isDirectory() ? READ_FOLDER : 0n));
    allow('/dev/null', READ_FILE | WRITE_FILE);
    // Fails for accounts without the right, which have nothing to lose. With capabilities, others' `environ` can be read past Landlock.
    prctl(PR_SET_SECUREBITS, NO_RIGHTS_OF_ROOT, 0, 0, 0);
    const isDone =
      prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) === 0 && Number(restrict(RESTRICT_SELF, handle, 0)) === 0;
    closeSync(handle);
    return isDone;
  } catch {
    // Another C library, or no native binding.
    return false;
  }
}

/** Whether this process may not read the path, by trying: Landlock does not change what `access` reports. */
export function isKeptFrom(file: string): boolean {
  try {
    if (statSync(file).isDirectory()) readdirSync(file);
    else closeSync(openSync(file, constants.O_RDONLY));
    return false;
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return code === 'EACCES' || code === 'ENOENT';
  }
}

type Call = (...given: unknown[]) => number;
