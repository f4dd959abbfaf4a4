import type { Language, ResearchField } from '../enums.js';

/** A catalogue or search engine sources are looked for in. */
export interface ResearchDatabase {
  readonly name: string;
  /** Where it is; a search goes behind it where it takes one in its address. */
  readonly url: string;
  readonly takesSearch: boolean;
}

const searched = (name: string, url: string): ResearchDatabase => ({
  name,
  url,
  takesSearch: true,
});
const home = (name: string, url: string): ResearchDatabase => ({ name, url, takesSearch: false });

const everywhere = [
  searched('Google Scholar', 'https://scholar.google.com/scholar?q='),
  searched('OpenAlex', 'https://openalex.org/works?search='),
];

const byField: Record<ResearchField, readonly ResearchDatabase[]> = {
  general: [
    searched('BASE', 'https://www.base-search.net/Search/Results?lookfor='),
    searched('CORE', 'https://core.ac.uk/search?q='),
  ],
  economics: [
    searched('EconBiz', 'https://www.econbiz.de/Search/Results?lookfor='),
    home('IDEAS/RePEc', 'https://ideas.repec.org/search.html'),
    home('SSRN', 'https://www.ssrn.com/'),
  ],
  health: [
    searched('PubMed', 'https://pubmed.ncbi.nlm.nih.gov/?term='),
    searched('Europe PMC', 'https://europepmc.org/search?query='),
    home('Cochrane Library', 'https://www.cochranelibrary.com/'),
  ],
  technology: [
    searched('arXiv', 'https://arxiv.org/search/?searchtype=all&query='),
    searched('dblp', 'https://dblp.org/search?q='),
    searched('IEEE Xplore', 'https://ieeexplore.ieee.org/search/searchresult.jsp?queryText='),
  ],
  education: [
    searched('ERIC', 'https://eric.ed.gov/?q='),
    searched('BASE', 'https://www.base-search.net/Search/Results?lookfor='),
  ],
  society: [
    searched('SSOAR', 'https://www.ssoar.info/ssoar/discover?query='),
    searched('JSTOR', 'https://www.jstor.org/action/doBasicSearch?Query='),
  ],
  law: [
    searched('EUR-Lex', 'https://eur-lex.europa.eu/search.html?scope=EURLEX&type=quick&text='),
    home('WorldLII', 'http://www.worldlii.org/'),
  ],
  environment: [
    home('AGRIS', 'https://agris.fao.org/'),
    searched('BASE', 'https://www.base-search.net/Search/Results?lookfor='),
  ],
};

const byLanguage: Partial<Record<Language, readonly ResearchDatabase[]>> = {
  de: [home('Deutsche Nationalbibliothek', 'https://portal.dnb.de/')],
  fr: [
    searched('HAL', 'https://hal.science/search/index?q='),
    home('theses.fr', 'https://theses.fr/'),
  ],
  es: [home('Dialnet', 'https://dialnet.unirioja.es/'), home('SciELO', 'https://scielo.org/es/')],
  it: [home('OPAC SBN', 'https://opac.sbn.it/')],
  'pt-BR': [
    home('SciELO', 'https://www.scielo.br/'),
    home('Oasisbr', 'https://oasisbr.ibict.br/vufind/'),
  ],
  'pt-PT': [home('RCAAP', 'https://www.rcaap.pt/'), home('SciELO', 'https://scielo.pt/')],
  zh: [
    home('中国知网', 'https://www.cnki.net/'),
    home('万方数据', 'https://www.wanfangdata.com.cn/'),
  ],
  'zh-TW': [
    home('華藝線上圖書館', 'https://www.airitilibrary.com/'),
    home('臺灣博碩士論文知識加值系統', 'https://ndltd.ncl.edu.tw/'),
  ],
  ja: [
    searched('CiNii Research', 'https://cir.nii.ac.jp/all?q='),
    home('J-STAGE', 'https://www.jstage.jst.go.jp/browse/-char/ja'),
  ],
  ko: [home('RISS', 'https://www.riss.kr/'), home('KCI', 'https://www.kci.go.kr/')],
  ar: [home('دار المنظومة', 'https://mandumah.com/'), home('شمعة', 'https://shamaa.org/')],
};

/** The databases a question of a field is looked for in by people of a language. */
export const databasesFor = (field: ResearchField, language: Language): ResearchDatabase[] => [
  ...everywhere,
  ...byField[field],
  ...(byLanguage[language] ?? []),
];

const all = [...everywhere, ...Object.values({ ...byField, ...byLanguage }).flat()];

/** Where a search in a database is seen, by the database's name; undefined for one unknown here. */
export function searchAddress(name: string, terms: string): string | undefined {
  const known = all.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  return known && (known.takesSearch ? known.url + encodeURIComponent(terms) : known.url);
}
