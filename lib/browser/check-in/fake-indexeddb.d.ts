// The package has types for its classes, and none for what puts them into the global scope.
declare module 'fake-indexeddb/auto'
