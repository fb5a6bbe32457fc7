/** What is said to those who made something without an account. */
export const guestText = {
  keep: 'Saved for 24 hours. Sign up to keep it.',
  publish: 'Publishing needs an account. It’s free, and what you made comes with you.',
  share:
    'Only you can see it so far. To share it, sign up first. It’s free, and what you made comes with you.',
}
