import { expect } from '../platform';
import { choose, field, press, typeInto } from './place';
import { defineWalk } from './walk';

/** A question about offices, with a reference. */
export const research = defineWalk({
  path: '/personal/research-assistant',
  form: 'shell.title.researchAssistant',
  required: ['validation.research.questionRequired'],
  first: 'research.form.question',
  typed: {
    en: {
      question: 'Does remote work lower office rents in mid-sized European cities?',
      known: 'Tenants ask for smaller offices',
      scope: 'Graz, Ghent and Porto',
      reference: 'Offices after the pandemic: a survey',
      claim: 'Rents in Ghent did not fall',
    },
    zh: {
      question: '远程办公会降低欧洲中等城市的写字楼租金吗？',
      known: '租户要求更小的办公室',
      scope: '格拉茨、根特和波尔图',
      reference: '疫情后的办公室：一项调查',
      claim: '根特的租金没有下降',
    },
    ar: {
      question: 'هل يخفض العمل عن بعد إيجارات المكاتب في المدن الأوروبية المتوسطة؟',
      known: 'يطلب المستأجرون مكاتب أصغر',
      scope: 'غراتس وغنت وبورتو',
      reference: 'المكاتب بعد الجائحة: استطلاع',
      claim: 'لم تنخفض الإيجارات في غنت',
    },
  },
  title: ({ question }) => question,
  async fillIn(place) {
    const { question, known, scope, reference } = place.typed;
    await typeInto(place, {
      'research.form.question': question,
      'research.form.known': known,
      'research.form.scope': scope,
      'research.form.references': `${reference}\n10.3386/w30526`,
    });
    await choose(place, 'radio', ['research.aim.effect']);
    await choose(place, 'checkbox', ['research.kind.article']);
  },
  result: ({ page, say }) =>
    page.getByRole('region', { name: say('research.claims'), exact: true }),
  async edit(place) {
    const claims = this.result(place);
    await press(place, 'research.claim.add');
    await field(place, 'research.claim', claims).fill(place.typed.claim);
    await press(place, 'run.entry.done');
  },
  async edited(place) {
    const { say, typed } = place;
    const own = this.result(place).getByRole('listitem').filter({ hasText: typed.claim });
    // After how it stands, which other languages say in the same words.
    await expect(own.getByText(say('research.noSource'), { exact: true }).last()).toBeVisible();
  },
  files: ({ question, known, reference, claim }) => [question, known, reference, claim],
  table: ({ typed }) => typed.claim,
});
