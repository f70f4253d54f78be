import type { NextConfig } from 'next';

/** Rendered on the server at build time, and hydrated in the browser. */
const config: NextConfig = { output: 'export', basePath: process.env['BASE_PATH'], reactStrictMode: true };
export default config;
