import { expect } from '../platform';
import { field, press, typeInto } from './place';
import { defineWalk } from './walk';

/** Cards from two sentences of one's own. */
export const learningContent = defineWalk({
  path: '/personal/learning-creator',
  form: 'shell.title.learningCreator',
  required: ['validation.content.promptRequired'],
  first: 'learning.material.prompt',
  typed: {
    en: {
      prompt: 'Cells',
      material: [
        'The nucleus is an organelle that holds the genes of a cell',
        'The membrane is a layer that keeps what is inside together',
      ],
      card: 'Where are the genes?',
    },
    zh: {
      prompt: '细胞',
      material: ['细胞核是储存遗传信息的细胞器', '细胞膜是包围细胞的一层薄膜'],
      card: '基因在哪里？',
    },
    ar: {
      prompt: 'الخلية',
      material: [
        'النواة هي العضية التي تحفظ جينات الخلية',
        'الغشاء هو الطبقة التي تحيط بالخلية كلها',
      ],
      card: 'أين توجد الجينات؟',
    },
  },
  title: ({ prompt }) => prompt,
  async fillIn(place) {
    const { page, say, form, typed } = place;
    await typeInto(place, {
      'learning.material.prompt': typed.prompt,
      'learning.material.material': typed.material.join('\n'),
    });
    await form.getByRole('combobox', { name: say('learning.material.contentType') }).click();
    await page.getByRole('option', { name: say('learning.contentType.flashcards') }).click();
  },
  result: ({ page, typed }) => page.getByRole('region', { name: typed.prompt, exact: true }),
  async edit(place) {
    await press(place, 'study.edit');
    await field(place, 'study.card.front', this.result(place)).first().fill(place.typed.card);
    await press(place, 'study.read');
  },
  async edited(place) {
    await expect(this.result(place).getByText(place.typed.card).first()).toBeVisible();
  },
  files: ({ prompt, card }) => [prompt, card],
  table: ({ typed }) => typed.card,
});
