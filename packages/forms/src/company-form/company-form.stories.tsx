import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { havsvik } from '../testing/companies.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { CompanyForm, type CompanyValues } from './company-form.js';

interface StoryProps {
  onSubmit: (fields: object) => Promise<void>;
  defaultValues?: Partial<CompanyValues>;
  isOther?: boolean;
}

/** The form as the field for a company opens it; what is stored is what `onSubmit` gets. */
function Story({ onSubmit, defaultValues, isOther = false }: StoryProps) {
  const known = { ...havsvik, ...defaultValues, size: isOther ? '240 employees' : '50-249' };
  return (
    <CompanyForm
      company={defaultValues && known}
      source={{
        onSave: async (fields, company) => {
          await onSubmit(fields);
          return { ...havsvik, ...company, ...fields };
        },
      }}
      onSaved={fn()}
      onRemove={fn()}
    />
  );
}

const meta = {
  title: 'Forms/Company',
  component: Story,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof Story>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<CompanyValues>({
  filled: { name: 'Obstgarten', industry: 'Fruit' },
  sent: { name: 'Obstgarten', industry: 'Fruit', complianceLevel: null },
  first: 'Name',
  field: 'name',
  missing: /This field is required/,
  submit: 'Save company',
  hasSummary: false,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;

/** A size in other words than the form's is kept. */
export const OtherSize: Story = {
  args: { defaultValues: {}, isOther: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Company size' })).toHaveTextContent(
      '240 employees',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ size: '240 employees' }),
      ),
    );
  },
};
