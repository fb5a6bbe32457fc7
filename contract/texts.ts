import type { PaidKind } from './constants.ts'
import type { CommunityType, CreationKind } from './creation-kind.ts'

type KindToasts = Record<'deleted' | 'deleteFailed' | 'published' | 'publishFailed', string>

const kindToasts: Record<CreationKind, KindToasts> = {
  model: {
    deleted: 'Model deleted successfully',
    deleteFailed: 'Failed to delete model',
    published: 'Model published successfully to Creator Hub!',
    publishFailed: 'Failed to publish model. Please try again later.',
  },
  environment: {
    deleted: 'Environment deleted successfully',
    deleteFailed: 'Failed to delete environment. Please try again later.',
    published: 'Environment published successfully to Creator Hub!',
    publishFailed: 'Failed to publish environment. Please try again later.',
  },
  game: {
    deleted: 'Game deleted successfully',
    deleteFailed: 'Failed to delete game',
    published: 'Game published successfully to Creator Hub!',
    publishFailed: 'Failed to publish game. Please try again later.',
  },
}

const noCredits: Record<PaidKind, string> = {
  quick: "Sorry, you don't have enough credits to create a game.",
  agent: 'Not enough Credits, agents need at least 500 credits',
  model: 'You have no credits left',
  environment: 'You have no credits left',
}

const badges: Record<CommunityType, string> = {
  model: 'Model',
  environment: 'Environment',
  game: 'Game',
  agent_game: 'Game',
}

const creationFilter = {
  all: 'All Creations',
  models: 'Models',
  environments: 'Environments',
  games: 'Games',
}

/** What the product says, to the letter of the specification, by the place where it says it. */
export const texts = {
  product: { name: 'Makebelieve', line: 'Say it. Play it.' },

  header: {
    home: 'Home',
    creatorHub: 'CreatorHub',
    myCreations: 'My Creations',
    pricing: 'Pricing',
    contact: 'Contact',
    about: 'About',
    signIn: 'Sign in',
    signUp: 'Sign up',
  },

  hero: {
    hint: 'Tell me what to build',
    compactHint: 'What to build?',
    types: {
      'game-2d': 'Game (2D)',
      'game-3d': 'Game (3D)',
      '3d-model': '3D Model',
      simulation: 'Education Simulation',
    },
    compactTypes: { 'game-2d': 'Game', '3d-model': '3D Model', environment: 'Environment' },
    modes: { agent: 'Agent', 'quick-game': 'Quick Mode' },
  },

  gallery: { filter: creationFilter, showMore: 'Show More', empty: 'No creations found.' },

  pricing: {
    mostPopular: 'Most popular',
    comingSoon: 'Coming soon',
    inviteOnly: 'Invite Only',
    loadFailed: 'Error loading plan details. Please try again.',
  },

  banner: { gameJam: 'Win upto $200 in Weekly Game Jams' },

  actions: {
    publish: 'Publish',
    download: 'Download',
    export: 'Export',
    delete: 'Delete',
    cancel: 'Cancel',
    retry: 'Retry',
    send: 'Send',
    regenerate: 'Regenerate',
    convertTo3d: 'Convert to 3D',
    buyCredits: 'Buy Credits',
    open: 'Open',
    view: 'View',
  },

  prompt: {
    empty: 'Describe what you want to make.',
    tooLong: 'The prompt is too long. It can have at most 8,000 characters.',
  },

  unfit: {
    nul: 'The text contains a NUL character, which cannot be stored. Please remove it.',
    brokenCharacter: 'The text contains half of a character, which cannot be stored. Please remove it.',
  },

  upload: {
    wrongType: 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
    tooLarge: 'File too large. Maximum size is 10MB.',
  },

  chat: {
    authenticationRequired: 'Error: User authentication required. Please refresh and try again.',
    noCredits,
  },

  modelChat: {
    imageFailed: 'Failed to generate image',
    regenerateFailed: 'Failed to regenerate image',
    previous: 'Previous Models',
  },

  modelViewer: { title: '3D Model Viewer', empty: 'No model selected' },

  environmentChat: {
    generating: 'Generating environment...',
    generated: 'Environment generated successfully!',
    failed: (reason: string) => `Error generating environment: ${reason}`,
    emptyPreview: 'Enter a prompt to generate an environment or select an existing one from the panel',
    previous: 'Previous Environments',
  },

  gameChat: {
    title: 'Game Chat',
    loading: 'Loading chat...',
    empty: 'No messages yet. Describe a game to get started!',
    generating: 'Generating Your Game...',
    generated: 'Game Generated !',
    hint: 'Describe the game you want to create',
    busy: 'Please wait...',
    modes: { agent: 'Agent', 'quick-game': 'Quick mode' },
    modeInfo: 'Agent takes about 5 min, Quick mode about 2 min',
    advancedSettings: 'Advanced Generation Settings',
    quickFailed: 'Experiencing heavy load. Please try again later.',
    agentFailed: 'Sorry, I encountered an error. Please try again later.',
    sendFailed: 'Sorry, I encountered an error while analyzing your game concept. Please try again later.',
  },

  previousGames: {
    title: 'Previous Games',
    noPreview: 'No Preview Available',
    empty: 'No games generated yet.',
    footer: 'List of your previously generated games',
  },

  deletion: {
    title: 'Confirm Deletion',
    question: (kind: CreationKind, name: string) =>
      `Are you sure you want to delete the ${kind} "${name}"? This action cannot be undone.`,
    deleting: 'Deleting...',
  },

  myCreations: {
    title: 'My Creations',
    filter: creationFilter,
    badges,
    noPreview: 'Preview Unavailable',
    publish: 'Publish to Creator Hub',
    empty: 'No creations found.',
    loadFailed: 'Error loading your creations. Please try again later.',
  },

  admin: { tabs: { all: 'All', models: 'Models', games: 'Games', environments: 'Environments' } },

  publishing: {
    userMissing: 'User ID is required to publish a model',
    modelIdMissing: 'Cannot publish model without an ID',
    gameIdMissing: 'Model ID is required to publish a game',
    environmentMissing: 'No environment or user information found',
  },

  toasts: {
    ...kindToasts,
    modelLinkMissing: 'Model download link not available',
    environmentSnapshotMissing: 'Environment snapshot not available for download',
    environmentDeletionMissing: 'Environment deletion is not yet implemented',
    gameDeletionMissing: 'Game deletion is not yet implemented',
    notImplemented: 'Not Implemented',
  },

  /** Shown when a call failed and the server supplied no message. */
  failures: {
    generateImage: (status: number) => `Image generation failed with status: ${status}`,
    generate3d: (status: number) => `3D model generation failed with status: ${status}`,
    storeModel: (status: number) => `Failed to store model with status: ${status}`,
    fetchModels: (statusText: string) => `Failed to fetch models: ${statusText}`,
    deleteModel: (status: number) => `Failed to delete model with status: ${status}`,
    createEnvironment: (status: number) => `Environment creation failed with status: ${status}`,
    storeEnvironment: (status: number) => `Environment storage failed with status: ${status}`,
    deleteEnvironment: (status: number) => `Environment deletion failed with status: ${status}`,
    fetchEnvironments: (statusText: string) => `Failed to fetch environments: ${statusText}`,
    createGame: (status: number) => `Game creation failed with status: ${status}`,
    fetchGames: (statusText: string) => `Failed to fetch games: ${statusText}`,
    adminList: (list: 'models' | 'games' | 'environments', status: number) =>
      `Failed to fetch ${list} with status: ${status}`,
  },
} as const
