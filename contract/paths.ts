/**
 * Every call of the API: its method, and its path as the specification spells it. Imports nothing, so that the
 * browser can make a call without loading a schema library.
 *
 * There is deliberately no call that sets a balance: only the server's ledger moves credits.
 */
export const paths = {
  getImage: 'POST /api/models/get-image/{prompt}',
  get3d: 'POST /api/models/get-3d',
  storeModel: 'POST /api/models/store-model/{userId}',
  getModels: 'GET /api/models/get-models/{userId}',
  deleteModel: 'DELETE /api/models/delete-model',
  exportModel: 'GET /api/models/export-model/{modelId}',
  getModelProof: 'GET /api/models/get-proof/{modelId}',

  createEnvironment: 'GET /api/environment/create-environment/{prompt}',
  storeEnvironment: 'POST /api/environment/store-environment',
  getEnvironments: 'GET /api/environment/get-environments/{userId}',
  deleteEnvironment: 'DELETE /api/environment/delete-environment',

  createGame: 'POST /api/game/create-game',
  getGames: 'GET /api/game/get-games/{userId}',
  getChat: 'GET /api/game/get-chat/{chatId}',
  deleteGame: 'DELETE /api/game/delete-game',
  getVersions: 'GET /api/game/get-versions/{modelId}',
  restoreVersion: 'POST /api/game/restore-version',
  nameVersion: 'POST /api/game/name-version',
  getProof: 'GET /api/game/get-proof/{modelId}',
  tryCode: 'POST /api/game/try-code',
  saveCode: 'POST /api/game/save-code',
  fixGame: 'POST /api/game/fix-game',
  exportGame: 'GET /api/game/export-game/{modelId}',
  storeAgentMessage: 'POST /api/game/agent/store/message',
  storeAgentGame: 'POST /api/game/agent/store',
  startAgent: 'POST /api/game/agent/stream',
  resumeRun: 'GET /api/runs/{runId}/events',
  cancelRun: 'POST /api/runs/{runId}/cancel',

  getCommunity: 'GET /api/community/get-creations',
  getCreation: 'GET /api/community/get-creation/{encryptedId}',
  getCreationProof: 'GET /api/community/get-proof/{encryptedId}',
  getCreationPicture: 'GET /api/community/get-picture/{encryptedId}',
  getCreationModel: 'GET /api/community/get-model/{encryptedId}',
  publish: 'POST /api/community/publish-creation',
  unpublish: 'POST /api/community/unpublish-creation',
  incrementViews: 'POST /api/community/increment-views',
  like: 'POST /api/community/like',
  unlike: 'POST /api/community/unlike',
  getLiked: 'POST /api/community/get-liked',
  remix: 'POST /api/community/remix',

  getMyCreations: 'GET /api/creations/get-creations/{userId}',
  reportCreation: 'POST /api/community/report',
  getEmbed: 'GET /api/community/get-embed/{encryptedId}',
  oembed: 'GET /api/oembed',

  gameAssets: 'POST /api/assets/game',
  environmentPage: 'GET /api/assets/environment/{userId}/environments/{modelId}/index.html',
  screenshot: 'POST /api/screenshot',
  uploadImage: 'POST /api/assets/upload-image',
  storeSnapshot: 'POST /api/assets/store-snapshot',
  signUrl: 'POST /api/assets/sign-url',
  encryptId: 'POST /api/assets/encrypt-id',

  getPlan: 'GET /api/payment/plan/{planId}',

  getGuide: 'GET /api/guide',

  getJam: 'GET /api/gamejam/current',
  getPastJams: 'GET /api/gamejam/past',
  getOwnJam: 'GET /api/gamejam/mine',
  enterJam: 'POST /api/gamejam/enter',

  getTestimonials: 'GET /api/testimonials',

  sendMessage: 'POST /api/contact/send-message',

  adminModels: 'GET /api/v1/admin/models',
  adminGames: 'GET /api/v1/admin/games',
  adminEnvironments: 'GET /api/v1/admin/environments',
  adminQueue: 'GET /api/v1/admin/queue',
  adminRetryRun: 'POST /api/v1/admin/queue/{runId}/retry',
  adminCancelRun: 'POST /api/v1/admin/queue/{runId}/cancel',
  adminTestimonials: 'GET /api/v1/admin/testimonials',
  addTestimonial: 'POST /api/v1/admin/testimonials',
  changeTestimonial: 'PUT /api/v1/admin/testimonials/{testimonialId}',
  removeTestimonial: 'DELETE /api/v1/admin/testimonials/{testimonialId}',
  adminMessages: 'GET /api/v1/admin/messages',
  adminReports: 'GET /api/v1/admin/reports',
  adminDismissReports: 'POST /api/v1/admin/reports/{modelId}/dismiss',
  adminUnpublish: 'POST /api/v1/admin/creations/{modelId}/unpublish',

  session: 'GET /api/session',
  accountDetails: 'GET /api/account',
  listSessions: 'GET /api/account/sessions',
  endSession: 'DELETE /api/account/sessions/{sessionId}',
  deleteAccount: 'DELETE /api/account',
  statement: 'GET /api/account/statement',

  // Below /api/auth the paths are those of better-auth, which stands behind them.
  signInOptions: 'GET /api/sign-in-options',
  signUp: 'POST /api/auth/sign-up/email',
  signIn: 'POST /api/auth/sign-in/email',
  signInElsewhere: 'POST /api/auth/sign-in/social',
  signInCallback: 'GET /api/auth/callback/{provider}',
  signOut: 'POST /api/auth/sign-out',
  sendVerification: 'POST /api/auth/send-verification-email',
  verifyEmail: 'GET /api/auth/verify-email',
  requestPasswordReset: 'POST /api/auth/request-password-reset',
  openPasswordReset: 'GET /api/auth/reset-password/{token}',
  resetPassword: 'POST /api/auth/reset-password',
  changeName: 'POST /api/auth/update-user',
  changeEmail: 'POST /api/auth/change-email',
  changePassword: 'POST /api/auth/change-password',

  health: 'GET /api/health',
  metrics: 'GET /api/metrics',
  openapi: 'GET /api/openapi.json',
  reference: 'GET /api/docs',
} as const

export type CallName = keyof typeof paths
