import { choose, typeInto } from './place';
import { registerSteps } from './register';
import { defineWalk } from './walk';

/** Risks of an orchard. */
export const riskAssessment = defineWalk({
  path: '/enterprise/risk-assessment',
  form: 'shell.title.riskAssessment',
  required: ['validation.risk.titleRequired', 'validation.risk.scopeRequired'],
  first: 'risk.title',
  typed: {
    en: {
      title: 'Harvest 2027',
      scope: 'Picking and sorting, without transport',
      risk: 'The sorting machine stops often',
      control: 'A mechanic is on call',
      owner: 'Ines Aziz',
      plan: 'A second belt is rented for August',
    },
    zh: {
      title: '2027 年采收',
      scope: '采摘和分拣，不含运输',
      risk: '分拣机经常停机',
      control: '机修工随时待命',
      owner: '李梅',
      plan: '八月租用第二条传送带',
    },
    ar: {
      title: 'حصاد 2027',
      scope: 'القطاف والفرز دون النقل',
      risk: 'آلة الفرز تتوقف كثيرًا',
      control: 'فني صيانة تحت الطلب',
      owner: 'إيناس عزيز',
      plan: 'يُستأجر حزام ثانٍ في أغسطس',
    },
  },
  title: ({ title }) => title,
  async fillIn(place) {
    const { title, scope, risk, control, owner } = place.typed;
    await typeInto(place, {
      'risk.title': title,
      'risk.scope': scope,
      'risk.knownRisks': risk,
      'risk.controls': control,
      'risk.owner': owner,
    });
    await choose(place, 'checkbox', ['risk.category.operational', 'risk.category.people']);
    await choose(place, 'radio', ['risk.appetite.low']);
  },
  ...registerSteps,
  files: ({ title, scope, risk, plan }) => [title, scope, risk, plan],
});
