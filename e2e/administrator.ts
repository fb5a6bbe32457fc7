/** Who administers the servers of the tests. */
export const administrator = { name: 'Boss', email: 'boss@example.com', password: 'correct horse battery' }
