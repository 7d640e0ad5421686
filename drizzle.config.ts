import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './reference-api/database/schema/*.ts',
  out: './reference-api/database/migrations',
  casing: 'snake_case',
});
