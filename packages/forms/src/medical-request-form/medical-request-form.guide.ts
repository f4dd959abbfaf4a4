import { layoutGuide } from '../form-guide.js';
import { medicalRequestLayout } from './medical-request-form.js';

export const guide = await layoutGuide('medicalRequest', medicalRequestLayout, {
  purpose:
    'An analysis of symptoms is asked for. It says that it is no medical advice and makes no diagnosis.',
  validation: [
    'Pictures are checked for type, size and number when they are chosen. They are shown and stay on the device: their names, types and sizes are sent.',
    'A picture whose file is gone, as after a reload, is chosen anew.',
  ],
});
