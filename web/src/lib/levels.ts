/** How strong bots are, weakest first. */
export const LEVELS = ["visitor", "apprentice", "journeyman", "master", "grandmaster"] as const;
