type Settings = { NODE_ENV?: string | undefined; MAKEBELIEVE_DEV_UI?: string | undefined }

/** Pages below `/dev` and their calls are for those who build; MAKEBELIEVE_DEV_UI=1 lets tests have them in production. */
export const hasDeveloperPages = ({ NODE_ENV, MAKEBELIEVE_DEV_UI }: Settings): boolean =>
  NODE_ENV !== 'production' || MAKEBELIEVE_DEV_UI === '1'
