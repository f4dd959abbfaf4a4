import { assistants, deriveResult } from '@constella/api-client/contract';

import type { LegalDocument } from './legal-document';

const clause = (id: string, heading: string, text: string, level = 1) => ({
  id,
  level,
  heading,
  text,
});

/** A contract with everything a check can find in one clause or the other. */
export const contract: LegalDocument = deriveResult<LegalDocument>(
  assistants['document-generator'],
  {
    text: '',
    title: 'Contract: Havsvik Home AB and Baltic Pack Sp. z o.o.',
    documentType: 'contract',
    status: 'draft',
    parties: ['Havsvik Home AB', 'Baltic Pack Sp. z o.o.'],
    jurisdiction: 'Sweden',
    effectiveDate: '2026-01-01',
    expirationDate: '2027-03-31',
    clauses: [
      clause(
        'parties',
        'Parties',
        'This contract is made between **Havsvik Home AB** and **Baltic Pack Sp. z o.o.**',
      ),
      clause('goods', 'Goods', '**Goods** are boxes and fillers of recycled board.'),
      clause('orders', 'Orders', 'Orders for “Goods” are ready in two hours.', 2),
      clause('payment', 'Payment', 'An invoice is paid within […] days.'),
      clause(
        'termination',
        'Termination',
        'It can be ended after a breach of clause [[payment]], as the “Service Levels” say.',
      ),
    ],
    findings: [],
    term: null,
    notes: ['Have somebody who knows the law of the place read it before it is signed.'],
    notice:
      'This draft is not legal advice. A lawyer should review it before anybody relies on it.',
    locale: 'en',
  },
  {},
);

/** The same in Arabic, with a heading that does not end. */
export const arabic: LegalDocument = deriveResult<LegalDocument>(
  assistants['document-generator'],
  {
    ...contract,
    title: 'عقد: هافسفيك هوم وبالتيك باك',
    parties: ['هافسفيك هوم', 'بالتيك باك'],
    jurisdiction: 'السويد',
    clauses: [
      clause('parties', 'الأطراف', 'أُبرم هذا العقد بين **هافسفيك هوم** و**بالتيك باك**.'),
      clause(
        'goods',
        'البضائع التي تُسلَّم من المستودع المركزي إلى كل الفروع في المدن الساحلية دون استثناء',
        '**البضائع** هي صناديق من الكرتون المعاد تدويره. الدفع خلال […] يومًا، انظر [[parties]].',
      ),
      clause('orders', 'الطلبات', 'طلبات «البضائع» جاهزة خلال ساعتين.', 2),
    ],
    notes: ['اطلب ممن يعرف قانون المكان قراءته قبل توقيعه.'],
    notice: 'هذه المسودة ليست استشارة قانونية. ينبغي أن يراجعها محامٍ قبل أن يعتمد عليها أحد.',
    locale: 'ar',
  },
  {},
);
