export const UNREACHABLE = 'The site cannot be reached, so nothing was saved. Check the connection and press the button again.'
