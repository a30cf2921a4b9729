import { defineConfig } from 'drizzle-kit';

/** `pnpm generate-migrations` compares the schema folder with the last migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
});
