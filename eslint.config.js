// What svelte-check cannot say about the page: habits of TypeScript and of Svelte.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  {
    ignores: [
      "build/",
      "**/dist/",
      "**/node_modules/",
      "web/tests/screenshots/",
      "games/*/web/catalogue.ts",
      "games/*/web/types.ts",
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      // The compiler knows the names that browsers and Node have.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // A blank between two parts of a line is written as one.
      "svelte/no-useless-mustaches": "off",
      // Prettier keeps code to 120 columns; this keeps comments and everything else to them. A sentence for people or a
      // shape (d="M…") stays in one piece.
      "max-len": [
        "error",
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignorePattern: ' d="M',
        },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
);
