export const UNREACHABLE = 'The site cannot be reached. Check the connection and press the button again.'
