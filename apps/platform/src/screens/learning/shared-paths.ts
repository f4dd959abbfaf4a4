import { paths } from '../../base/paths';

/** Where plans are made. */
export const learningAssistantPath = `${paths.personal}/learning-assistant`;
