import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { writeDraft } from '../draft/draft-store.js';
import { formStories, narrow } from '../testing/form-stories.js';
import { MedicalRequestForm, type MedicalRequestValues } from './medical-request-form.js';

const meta = {
  title: 'Forms/Medical request',
  component: MedicalRequestForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [narrow],
} satisfies Meta<typeof MedicalRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = formStories<MedicalRequestValues>({
  filled: { patientInfo: 'Woman, 54', symptoms: 'A dry cough for three weeks' },
  sent: { symptoms: 'A dry cough for three weeks', urgencyLevel: 'normal', medicalImages: [] },
  first: 'Symptoms',
  field: 'symptoms',
  missing: /Describe the symptoms/,
});

export const Empty: Story = stories.empty;

export const Filled: Story = stories.filled;

export const Invalid: Story = stories.invalid;

export const Busy: Story = stories.busy;

export const ServerError: Story = stories.serverError;

const scan = new File([new Uint8Array(4_200)], 'chest.png', { type: 'image/png' });

/** What is sent says of each picture what its file says; the picture itself stays where it is. */
export const WithImages: Story = {
  args: { defaultValues: { symptoms: 'A dry cough for three weeks' } },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(/^Medical images/), [scan]);
    await expect(canvas.getByText('chest.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          medicalImages: [{ name: 'chest.png', type: 'image/png', size: 4_200 }],
        }),
      ),
    );
  },
};

/** A draft keeps what was typed; a picture has to be chosen anew, as from an earlier request. */
export const ImagesGone: Story = {
  args: { draftKey: 'story.medical' },
  beforeEach: () => {
    const values = { symptoms: 'A dry cough for three weeks', medicalImages: [scan] };
    writeDraft('story.medical', { savedAt: 1_764_000_000_000, values });
    return () => sessionStorage.clear();
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Symptoms' })).toHaveValue(
      'A dry cough for three weeks',
    );
    await expect(canvas.queryByText('chest.png')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ medicalImages: [] })),
    );
  },
};
