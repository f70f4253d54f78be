import { request } from 'node:http';
import { test, expect } from '../../support/fixtures.ts';
import { landed, openPortal, signIn } from '../../support/portal.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

/** The thief's program, at another address of this machine. Answers the code. */
function replay(url: string, who: { readonly token: string; readonly userid: string }, agent: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...who, device: 'web', language: 'en', 'user-agent': agent };
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, localAddress: '127.9.0.7', method: 'POST', path: '/api/v1/account/getUserInfo', headers },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve((JSON.parse(text) as { code: number }).code));
      },
    );
    sent.on('error', reject);
    sent.end('{}');
  });
}

for (const language of languagesOf('zh'))
  test(`a stolen session that is used from another address is shown to its owner, and ends with another browser, in ${language} (SES-09, SES-10)`, async ({
    page,
    bank,
    freshCompany,
    watched,
  }) => {
    const t = (key: string, params?: Parameters<typeof word>[2]) => word(key, language, params);
    const {
      people: [main],
    } = await freshCompany();
    await openPortal(page, bank.url, '/login', null, language);
    await signIn(page, main.email, main.password, language);
    const [token, userid, agent] = await page.evaluate(
      () => [sessionStorage.getItem('token') ?? '', sessionStorage.getItem('userid') ?? '', navigator.userAgent] as const,
    );
    expect(await replay(bank.url, { token, userid }, agent)).toBe(200);
    await page.goto('/security');
    await landed(page);
    await expect(page.getByText(t('security:sessions.movedText'))).toBeVisible();
    await expect(page.getByText('127.9.0.7')).toBeVisible();

    watched.expectFailing(/getUserInfo/);
    expect(await replay(bank.url, { token, userid }, 'curl/8.5.0')).toBe(9400);
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('alert')).toContainText(word('errors:sessionRefused_elsewhere', language));
  });
