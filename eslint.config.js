import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import { PURE_ROOMS } from './tools/pure-rooms.ts';

/** A variable that is set and empty is one that is not set: one function knows that. */
const READ_VARIABLE = {
  selector: 'MemberExpression[computed=true] > Literal.property[value=/^NETEFATSA_/]',
  message: 'Read variables by `variable` (src/contract/environment.ts): an empty one is not set.',
};

export default tseslint.config(
  { ignores: ['node_modules', 'out', 'dist', 'release', 'models', 'resources', 'samples', 'coverage'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      // Text of documents is written by others: no pattern may take a square of its length.
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/engine/bounded-inflate.ts', '**/*.{test,fixture}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'node:zlib',
          message: 'Undo compression by inflateWithin (src/engine/bounded-inflate.ts): it has a bound.',
        },
      ],
      'no-restricted-syntax': ['error', READ_VARIABLE],
    },
  },
  {
    files: PURE_ROOMS.map((room) => `${room}/**/*.ts`),
    rules: {
      'no-restricted-syntax': [
        'error',
        READ_VARIABLE,
        {
          selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
          message: 'This room keeps no state: its test files share a process (tools/shared-processes.ts).',
        },
        {
          selector: 'CallExpression[callee.object.name="vi"]',
          message:
            'Nothing is replaced here: test files of this room share a process (tools/shared-processes.ts).',
        },
      ],
    },
  },
  { files: ['tools/**', 'src/cli/**', 'test/**', '**/*.cjs', '**/*.js'], rules: { 'no-console': 'off' } },
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/renderer/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  prettier,
);
