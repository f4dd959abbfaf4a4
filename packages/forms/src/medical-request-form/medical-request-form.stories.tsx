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

/** A picture of two by two points, as a camera writes it: with a segment of EXIF that has a place in it. */
async function photo(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 2;
  canvas.height = 2;
  const blob = await new Promise<Blob>((resolve) => {
    canvas.toBlob((made) => resolve(made!), 'image/jpeg');
  });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const place = new TextEncoder().encode('Exif\0\0MM\0*GPSLatitude 52.5200 GPSLongitude 13.4050');
  const length = place.length + 2;
  const exif = [0xff, 0xe1, length >> 8, length & 0xff, ...place];
  // After the two bytes every JPEG begins with.
  return new File([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], name, {
    type: 'image/jpeg',
  });
}

const textOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());
const symptoms = 'A dry cough for three weeks';

/** Nothing the file says of the place is kept: the form holds, and shows, the picture drawn anew. */
export const PlaceRemoved: Story = {
  args: { defaultValues: { symptoms } },
  play: async ({ canvas, args }) => {
    const file = await photo('chest.jpg');
    await expect(await textOf(file)).toContain('GPSLatitude');
    const shown: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (part: Blob) => {
      shown.push(part);
      return createObjectURL(part);
    };
    await userEvent.upload(canvas.getByLabelText(/^Medical images/), [file]);
    await expect(await canvas.findByText('chest.jpg')).toBeVisible();
    URL.createObjectURL = createObjectURL;
    await waitFor(() => expect(shown.length).toBeGreaterThan(0));
    for (const part of shown) {
      await expect(part.type).toBe('image/jpeg');
      await expect(await textOf(part)).not.toMatch(/Exif|GPS/);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    // What is sent says what the file is; the picture is not in it.
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        medicalImages: [{ name: 'chest.jpg', type: 'image/jpeg', size: shown[0]!.size }],
      }),
    );
  },
};

const bad = (name: string, content: string, type = 'image/png') =>
  new File([content], name, { type, lastModified: 1 });

/** Each file that is none of the pictures it is called is named with the reason, and none is taken. */
export const BadFiles: Story = {
  args: { defaultValues: { symptoms } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/^Medical images/);
    await userEvent.upload(field, [
      bad('setup.png', 'MZ\u0090\0\u0003'),
      bad('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      bad('scan.png', `${'\0'.repeat(128)}DICM`),
      bad('broken.png', '\u0089PNG'),
      bad('empty.png', ''),
    ]);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/setup\.png: this is a program/);
    await expect(alert).toHaveTextContent(/drawing\.png: SVG files can hold programs/);
    await expect(alert).toHaveTextContent(/scan\.png: this is a DICOM file/);
    await expect(alert).toHaveTextContent(/broken\.png: the content is not/);
    await expect(canvas.getByText('empty.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ medicalImages: [] })),
    );
  },
};

/** Of forty files at once six are taken, and a large one is not. */
export const ManyFiles: Story = {
  args: { defaultValues: { symptoms } },
  play: async ({ canvas, args }) => {
    const one = await photo('a.jpg');
    const files = Array.from(
      { length: 40 },
      (_, at) => new File([one], `photo-${at}.jpg`, { type: 'image/jpeg', lastModified: at }),
    );
    const large = new File([new Uint8Array(50_000_000)], 'large.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(/^Medical images/), [large, ...files]);
    await expect(await canvas.findByText('photo-5.jpg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [[sent]] = (args.onSubmit as ReturnType<typeof fn>).mock.calls as [
      [{ medicalImages: unknown[] }],
    ];
    await expect(sent.medicalImages).toHaveLength(6);
  },
};

/** What may be an emergency is said while it is typed, with a number to call; a denial is none. */
export const Emergency: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Symptoms' });
    await userEvent.type(field, 'No chest pain, a cough');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'Crushing chest pain into my left arm');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This may be an emergency. Call an ambulance now.');
    await expect(alert).toHaveTextContent(/Signs of a heart attack/);
    await expect(alert.querySelector('a[href^="tel:"]')).not.toBeNull();
  },
};

/** A value stands beside its range as it is typed, and follows its unit. */
export const LaboratoryValues: Story = {
  args: {
    defaultValues: {
      symptoms,
      sex: 'female',
      labValues: [{ analyte: 'hemoglobin', value: 9.4, unit: 'g/dL' }],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Below the range')).toBeVisible();
    await expect(canvas.getByText('12 to 16 g/dL · that is 94 g/L')).toBeVisible();
    const amount = canvas.getByRole('spinbutton', { name: 'Hemoglobin' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '13.5');
    await expect(await canvas.findByText('In range')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          labValues: [{ analyte: 'hemoglobin', value: 13.5, unit: 'g/dL' }],
        }),
      ),
    );
  },
};

/** Each area asks for what it cannot do without. */
export const Immunotherapy: Story = {
  args: { defaultValues: { area: 'immunotherapy' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await expect(await canvas.findAllByText('Describe the tumor')).not.toHaveLength(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An age nobody has is refused where it stands. */
export const Ages: Story = {
  args: { defaultValues: { symptoms, age: 140 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await expect(await canvas.findAllByText('Enter 125 or less')).not.toHaveLength(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const kept = new File([new Uint8Array(4_200)], 'chest.png', { type: 'image/png' });

/** A draft keeps what was typed; a picture has to be chosen anew, as from an earlier request. */
export const ImagesGone: Story = {
  args: { draftKey: 'story.medical' },
  beforeEach: () => {
    writeDraft('story.medical', {
      savedAt: 1_764_000_000_000,
      values: { symptoms, medicalImages: [kept] },
    });
    return () => sessionStorage.clear();
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Symptoms' })).toHaveValue(symptoms);
    await expect(canvas.queryByText('chest.png')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ medicalImages: [] })),
    );
  },
};
