import { layoutGuide } from '../form-guide.js';
import { medicalRequestLayout } from './medical-request-form.js';

export const guide = await layoutGuide('medicalRequest', medicalRequestLayout, {
  purpose:
    'An analysis of symptoms, a tumor, a target or a question is asked for. It says that it is no medical advice; a text that may tell of an emergency raises a warning while it is typed.',
  validation: [
    'Each area needs its own text: symptoms, the tumor, the target, the question.',
    'A laboratory value without a number says nothing and is not sent.',
    'Pictures are known by their content, not by their names, and drawn anew: nothing of the place, camera or date in their files is kept. They stay on the device: their names, types and sizes are sent.',
    'A picture whose file is gone, as after a reload, is chosen anew.',
  ],
});
