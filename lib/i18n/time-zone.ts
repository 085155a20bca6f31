/** The zone of dates that belong to no event, such as those of articles. */
export const SITE_TIME_ZONE = 'Asia/Tbilisi'
