import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Prettier decides how code looks; ESLint finds what is wrong or hard to read. It has the types of the whole client.
export default defineConfig(
  globalIgnores(['built/', 'dist/', 'gallery-dist/', 'src/**/*.gen.ts']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      'max-len': ['error', { code: 120 }],
      'max-lines': ['error', { max: 400 }],
      eqeqeq: 'error',
      'no-console': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler may be `() => close()`, and an effect names what it depends on by `void something`.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `call<void>()` has no answer.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // The types of the DOM promise more than every browser has: `navigator.share`, `showPopover`, an item of a list.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // The only texts taken apart are letters of cubes and stars.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Sets and maps are made anew, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint does not know the properties of other components; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A test that goes wrong may throw: it then fails, as it should.
    files: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // The tools that build and check the client are plain programs for Node.
    files: ['*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node } },
  },
);
