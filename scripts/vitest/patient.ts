import { configure } from 'storybook/test';

// A part that is fetched late comes later on a busy machine; what never comes is still found missing.
configure({ asyncUtilTimeout: 20_000 });
