/** The window's one origin. */
export const APP_ORIGIN = 'app://netefatsa';
