/** Names of the most usual banks by the first six characters of their SWIFT codes: the bank and its country (REC-16). */
const written = `
AE: EBIL Emirates NBD | NBAD First Abu Dhabi Bank | ADCB Abu Dhabi Commercial Bank
AT: BKAU UniCredit Bank Austria | GIBA Erste Bank | RZBA Raiffeisen Bank International | BAWA BAWAG
AU: CTBA Commonwealth Bank of Australia | WPAC Westpac | ANZB ANZ | NATA National Australia Bank
BE: GEBA BNP Paribas Fortis | KRED KBC Bank | BBRU ING Belgium | GKCC Belfius Bank | ARSP Argenta | TRWI Wise Europe
BR: ITAU Itaú Unibanco | BBDE Banco Bradesco | BRAS Banco do Brasil
CA: ROYC Royal Bank of Canada | TDOM Toronto-Dominion Bank | NOSC Bank of Nova Scotia | BOFM Bank of Montreal | CIBC CIBC
CH: UBSW UBS | ZKBK Zürcher Kantonalbank | POFI PostFinance | RAIF Raiffeisen | BCVL Banque Cantonale Vaudoise
CN: BKCH Bank of China | ICBK Industrial and Commercial Bank of China | PCBC China Construction Bank
CN: ABOC Agricultural Bank of China | COMM Bank of Communications | CMBC China Merchants Bank | CIBK China CITIC Bank
CN: SPDB Shanghai Pudong Development Bank | MSBC China Minsheng Bank | FJIB Industrial Bank | SZDB Ping An Bank
CN: EVER China Everbright Bank | PSBC Postal Savings Bank of China
CZ: CEKO ČSOB | KOMB Komerční banka | GIBA Česká spořitelna
DE: DEUT Deutsche Bank | COBA Commerzbank | HYVE UniCredit Bank | PBNK Postbank | INGD ING-DiBa | NTSB N26 Bank
DE: HASP Hamburger Sparkasse | COLS Sparkasse KölnBonn | BELA Berliner Sparkasse | DAAE Deutsche Apotheker- und Ärztebank
DK: DABA Danske Bank | NDEA Nordea Bank | JYBA Jyske Bank | SYBK Sydbank
EE: HABA Swedbank | EEUH SEB Pank
ES: BSCH Banco Santander | BBVA Banco Bilbao Vizcaya Argentaria | CAIX CaixaBank | BSAB Banco de Sabadell
ES: BKBK Bankinter | INGD ING Bank | UCJA Unicaja Banco
FI: NDEA Nordea Bank | OKOY OP Corporate Bank | DABA Danske Bank
FR: BNPA BNP Paribas | SOGE Société Générale | AGRI Crédit Agricole | CRLY LCL | CEPA Caisse d’Épargne
FR: PSST La Banque Postale | CCBP Banque Populaire | BOUS BoursoBank | QNTO Qonto
GB: BARC Barclays Bank | BUKB Barclays Bank UK | HBUK HSBC UK Bank | MIDL HSBC Bank | LOYD Lloyds Bank | NWBK NatWest
GB: RBOS Royal Bank of Scotland | ABBY Santander UK | BOFS Bank of Scotland | NAIA Nationwide Building Society
GB: TSBS TSB Bank | CPBK The Co-operative Bank | CLRB ClearBank | MONZ Monzo Bank | SRLG Starling Bank | REVO Revolut
GB: TRWI Wise Payments | SCBL Standard Chartered Bank | CITI Citibank | CHAS JPMorgan Chase Bank
GR: ETHN National Bank of Greece | PIRB Piraeus Bank | CRBA Alpha Bank | ERBK Eurobank
HK: HSBC The Hongkong and Shanghai Banking Corporation | SCBL Standard Chartered Bank (Hong Kong) | HASE Hang Seng Bank
HK: BKCH Bank of China (Hong Kong) | BEAS The Bank of East Asia | DHBK DBS Bank (Hong Kong) | CITI Citibank
HU: OTPV OTP Bank
ID: BMRI Bank Mandiri | CENA Bank Central Asia
IE: AIBK Allied Irish Banks | BOFI Bank of Ireland | IPBS Permanent TSB
IL: LUMI Bank Leumi | POAL Bank Hapoalim
IN: HDFC HDFC Bank | ICIC ICICI Bank | SBIN State Bank of India | AXIS Axis Bank
IT: BCIT Intesa Sanpaolo | UNCR UniCredit | BAPP Banco BPM | PASC Banca Monte dei Paschi di Siena
IT: BNLI Banca Nazionale del Lavoro | BPMO BPER Banca | FEBI FinecoBank | CRPP Crédit Agricole Italia
JP: BOTK MUFG Bank | SMBC Sumitomo Mitsui Banking Corporation | MHCB Mizuho Bank | DIWA Resona Bank
JP: JPPS Japan Post Bank | RAKT Rakuten Bank
KR: KOEX Hana Bank | CZNB KB Kookmin Bank | SHBK Shinhan Bank | HVBK Woori Bank | IBKO Industrial Bank of Korea
LT: REVO Revolut Bank
LU: BCEE Spuerkeess | BGLL BGL BNP Paribas | BILL Banque Internationale à Luxembourg
MX: BCMR BBVA México | BNMX Banamex
MY: MBBE Maybank | CIBB CIMB Bank | PBBE Public Bank
NL: ABNA ABN AMRO Bank | INGB ING Bank | RABO Rabobank | BUNQ bunq | TRIO Triodos Bank | KNAB Knab | ASNB ASN Bank
NO: DNBA DNB Bank
NZ: ANZB ANZ Bank New Zealand | ASBB ASB Bank | BKNZ Bank of New Zealand | WPAC Westpac New Zealand
PH: BOPI Bank of the Philippine Islands | BNOR BDO Unibank | MBTC Metropolitan Bank and Trust Company
PL: BPKO PKO Bank Polski | PKOP Bank Pekao | BREX mBank | INGB ING Bank Śląski
PT: CGDI Caixa Geral de Depósitos | BCOM Banco Comercial Português | TOTA Banco Santander Totta | BBPI Banco BPI
RO: BTRL Banca Transilvania | RNCB Banca Comercială Română
SE: ESSE Skandinaviska Enskilda Banken | HAND Svenska Handelsbanken | SWED Swedbank | NDEA Nordea Bank
SG: DBSS DBS Bank | OCBC Oversea-Chinese Banking Corporation | UOVB United Overseas Bank
SG: SCBL Standard Chartered Bank (Singapore) | CITI Citibank
TH: BKKB Bangkok Bank | KASI Kasikornbank | SICO Siam Commercial Bank | KRTH Krungthai Bank
TR: TGBA Garanti BBVA | ISBK İşbank | AKBK Akbank
TW: BKTW Bank of Taiwan | ICBC Mega International Commercial Bank | CTCB CTBC Bank
US: CHAS JPMorgan Chase Bank | BOFA Bank of America | CITI Citibank | WFBI Wells Fargo Bank | USBK U.S. Bank
US: PNCC PNC Bank | IRVT The Bank of New York Mellon | MRMD HSBC Bank USA | NRTH TD Bank | SVBK Silicon Valley Bank
VN: BFTV Vietcombank
ZA: SBZA The Standard Bank of South Africa | FIRN First National Bank | ABSA Absa Bank | NEDS Nedbank
`;

const names: ReadonlyMap<string, string> = new Map(
  written
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split(' | ')
        .map((each) => [each.slice(0, 4) + line.slice(0, 2), each.slice(5)] as const),
    ),
);

/** '' where it is not one of them. `bank`: four letters, then the country's two. */
export const bankNamed = (bank: string): string => names.get(bank) ?? '';
