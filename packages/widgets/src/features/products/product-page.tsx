/** Three services that are announced and not open. Their pages ask the bank for nothing (UI-11). */
import { PageHead } from '../../kit/nav/heading.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './product.css.ts';

type Product = 'privateBanking' | 'structuredProducts' | 'investmentBanking';

function ProductPage({ product }: { readonly product: Product }) {
  const t = useT('products');
  return (
    <>
      <PageHead title={t(`${product}.title`)} ruled />
      <div className={look.product}>
        <Status soft tone="stopped" glyph="dotted">
          {t('soon')}
        </Status>
        <p className={look.text}>{t(`${product}.text`)}</p>
        <p className={look.next}>{t('next')}</p>
        <div className={look.act}>
          <ButtonLink to="home">{t('home')}</ButtonLink>
        </div>
      </div>
    </>
  );
}

export const PrivateBankingPage = () => <ProductPage product="privateBanking" />;
export const StructuredProductsPage = () => <ProductPage product="structuredProducts" />;
export const InvestmentBankingPage = () => <ProductPage product="investmentBanking" />;
