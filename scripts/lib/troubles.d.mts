type Trouble = { state: 'failed' | 'flaky'; name: string; error: string[] };
export function troublesOf(report: object): Trouble[];
export function listOf(troubles: Trouble[]): string;
