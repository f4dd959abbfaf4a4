import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { companySource } from '../testing/companies.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { DocumentGeneratorForm, type DocumentGeneratorValues } from './document-generator-form.js';

const meta = {
  title: 'Forms/Legal document',
  component: DocumentGeneratorForm,
  args: { onSubmit: fn(async () => {}), companies: companySource() },
  decorators: [narrow],
} satisfies Meta<typeof DocumentGeneratorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<DocumentGeneratorValues>({
  filled: { purpose: 'Boxes and fillers', parties: ['Havsvik', 'Kartonage Nord'] },
  sent: { documentType: 'contract', purpose: 'Boxes and fillers' },
  first: 'Subject',
  field: 'purpose',
  missing: /.+/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;

/** Figures and dates that are typed stand in a line of their own; one that is none is dismissed. */
export const Facts: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Start run' });
    const place = button.getBoundingClientRect().top;
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Subject' }),
      'A lease from May 1, 2027 for 24 months at €7,200 a year, under article 12 below.',
    );
    const facts = await canvas.findByRole('list', { name: 'We read' });
    const shown = () =>
      within(facts)
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    await expect(shown()).toEqual(['May 1, 2027', '24 months', '€7,200 a year']);
    // Nothing has moved.
    await expect(button.getBoundingClientRect().top).toBe(place);
    await userEvent.click(within(facts).getByRole('button', { name: 'Remove 24 months' }));
    await waitFor(() => expect(shown()).toEqual(['May 1, 2027', '€7,200 a year']));
    await expect(within(facts).getByRole('button', { name: 'Remove €7,200 a year' })).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ dismissedFacts: ['24 months'] }),
      ),
    );
  },
};
