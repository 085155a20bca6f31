import * as migration_20261121_042809_initial from './20261121_042809_initial';
import * as migration_20261121_072056_event_experience from './20261121_072056_event_experience';
import * as migration_20261121_075700_parent_indexes from './20261121_075700_parent_indexes';
import * as migration_20261121_104543_visitors_act from './20261121_104543_visitors_act';
import * as migration_20261121_140304_event_keys from './20261121_140304_event_keys';
import * as migration_20261121_144952_staff_screens from './20261121_144952_staff_screens';
import * as migration_20261122_065500_registration_numbers from './20261122_065500_registration_numbers';
import * as migration_20261122_071644_redirects_and_audit_log from './20261122_071644_redirects_and_audit_log';
import * as migration_20261122_101000_search_texts from './20261122_101000_search_texts';
import * as migration_20261122_101034_registration_emails from './20261122_101034_registration_emails';
import * as migration_20261122_132137_second_factor from './20261122_132137_second_factor';
import * as migration_20261122_132750_leases from './20261122_132750_leases';
import * as migration_20261122_172604_tickets from './20261122_172604_tickets';
import * as migration_20261122_173133_reminders from './20261122_173133_reminders';
import * as migration_20261122_173822_picture_sizes from './20261122_173822_picture_sizes';
import * as migration_20261122_173939_check_ins from './20261122_173939_check_ins';
import * as migration_20261122_174231_event_doors from './20261122_174231_event_doors';
import * as migration_20261122_181238_guests from './20261122_181238_guests';
import * as migration_20261122_213000_speaker_quotes from './20261122_213000_speaker_quotes';
import * as migration_20261123_010500_jazz_cutout from './20261123_010500_jazz_cutout';
import * as migration_20261124_070234_registration_links from './20261124_070234_registration_links';
import * as migration_20261125_103616_link_versions from './20261125_103616_link_versions';
import * as migration_20261126_133000_tokens_of_consents from './20261126_133000_tokens_of_consents';
import * as migration_20261126_134500_trimmed_tags from './20261126_134500_trimmed_tags';
import * as migration_20261127_071305_retired_questions from './20261127_071305_retired_questions';
import * as migration_20261127_112822_applicants_told from './20261127_112822_applicants_told';
import * as migration_20261127_113500_folded_search_texts from './20261127_113500_folded_search_texts';
import * as migration_20261128_202546_people_and_door from './20261128_202546_people_and_door';
import * as migration_20261128_202700_scan_ids from './20261128_202700_scan_ids';
import * as migration_20261128_203825_emails from './20261128_203825_emails';
import * as migration_20261128_204028_answers from './20261128_204028_answers';
import * as migration_20261128_205448_email_wording from './20261128_205448_email_wording';
import * as migration_20261128_235934_newsletters_and_applicants from './20261128_235934_newsletters_and_applicants';
import * as migration_20261129_022627_review_rounds from './20261129_022627_review_rounds';
import * as migration_20261129_060000_retained_until from './20261129_060000_retained_until';

export const migrations = [
  {
    up: migration_20261121_042809_initial.up,
    down: migration_20261121_042809_initial.down,
    name: '20261121_042809_initial',
  },
  {
    up: migration_20261121_072056_event_experience.up,
    down: migration_20261121_072056_event_experience.down,
    name: '20261121_072056_event_experience',
  },
  {
    up: migration_20261121_075700_parent_indexes.up,
    down: migration_20261121_075700_parent_indexes.down,
    name: '20261121_075700_parent_indexes',
  },
  {
    up: migration_20261121_104543_visitors_act.up,
    down: migration_20261121_104543_visitors_act.down,
    name: '20261121_104543_visitors_act',
  },
  {
    up: migration_20261121_140304_event_keys.up,
    down: migration_20261121_140304_event_keys.down,
    name: '20261121_140304_event_keys',
  },
  {
    up: migration_20261121_144952_staff_screens.up,
    down: migration_20261121_144952_staff_screens.down,
    name: '20261121_144952_staff_screens',
  },
  {
    up: migration_20261122_065500_registration_numbers.up,
    down: migration_20261122_065500_registration_numbers.down,
    name: '20261122_065500_registration_numbers',
  },
  {
    up: migration_20261122_071644_redirects_and_audit_log.up,
    down: migration_20261122_071644_redirects_and_audit_log.down,
    name: '20261122_071644_redirects_and_audit_log',
  },
  {
    up: migration_20261122_101000_search_texts.up,
    down: migration_20261122_101000_search_texts.down,
    name: '20261122_101000_search_texts',
  },
  {
    up: migration_20261122_101034_registration_emails.up,
    down: migration_20261122_101034_registration_emails.down,
    name: '20261122_101034_registration_emails',
  },
  {
    up: migration_20261122_132137_second_factor.up,
    down: migration_20261122_132137_second_factor.down,
    name: '20261122_132137_second_factor',
  },
  {
    up: migration_20261122_132750_leases.up,
    down: migration_20261122_132750_leases.down,
    name: '20261122_132750_leases',
  },
  {
    up: migration_20261122_172604_tickets.up,
    down: migration_20261122_172604_tickets.down,
    name: '20261122_172604_tickets',
  },
  {
    up: migration_20261122_173133_reminders.up,
    down: migration_20261122_173133_reminders.down,
    name: '20261122_173133_reminders',
  },
  {
    up: migration_20261122_173822_picture_sizes.up,
    down: migration_20261122_173822_picture_sizes.down,
    name: '20261122_173822_picture_sizes',
  },
  {
    up: migration_20261122_173939_check_ins.up,
    down: migration_20261122_173939_check_ins.down,
    name: '20261122_173939_check_ins',
  },
  {
    up: migration_20261122_174231_event_doors.up,
    down: migration_20261122_174231_event_doors.down,
    name: '20261122_174231_event_doors',
  },
  {
    up: migration_20261122_181238_guests.up,
    down: migration_20261122_181238_guests.down,
    name: '20261122_181238_guests',
  },
  {
    up: migration_20261122_213000_speaker_quotes.up,
    down: migration_20261122_213000_speaker_quotes.down,
    name: '20261122_213000_speaker_quotes',
  },
  {
    up: migration_20261123_010500_jazz_cutout.up,
    down: migration_20261123_010500_jazz_cutout.down,
    name: '20261123_010500_jazz_cutout',
  },
  {
    up: migration_20261124_070234_registration_links.up,
    down: migration_20261124_070234_registration_links.down,
    name: '20261124_070234_registration_links',
  },
  {
    up: migration_20261125_103616_link_versions.up,
    down: migration_20261125_103616_link_versions.down,
    name: '20261125_103616_link_versions',
  },
  {
    up: migration_20261126_133000_tokens_of_consents.up,
    down: migration_20261126_133000_tokens_of_consents.down,
    name: '20261126_133000_tokens_of_consents',
  },
  {
    up: migration_20261126_134500_trimmed_tags.up,
    down: migration_20261126_134500_trimmed_tags.down,
    name: '20261126_134500_trimmed_tags',
  },
  {
    up: migration_20261127_071305_retired_questions.up,
    down: migration_20261127_071305_retired_questions.down,
    name: '20261127_071305_retired_questions',
  },
  {
    up: migration_20261127_112822_applicants_told.up,
    down: migration_20261127_112822_applicants_told.down,
    name: '20261127_112822_applicants_told',
  },
  {
    up: migration_20261127_113500_folded_search_texts.up,
    down: migration_20261127_113500_folded_search_texts.down,
    name: '20261127_113500_folded_search_texts',
  },
  {
    up: migration_20261128_202546_people_and_door.up,
    down: migration_20261128_202546_people_and_door.down,
    name: '20261128_202546_people_and_door',
  },
  {
    up: migration_20261128_202700_scan_ids.up,
    down: migration_20261128_202700_scan_ids.down,
    name: '20261128_202700_scan_ids',
  },
  {
    up: migration_20261128_203825_emails.up,
    down: migration_20261128_203825_emails.down,
    name: '20261128_203825_emails',
  },
  {
    up: migration_20261128_204028_answers.up,
    down: migration_20261128_204028_answers.down,
    name: '20261128_204028_answers',
  },
  {
    up: migration_20261128_205448_email_wording.up,
    down: migration_20261128_205448_email_wording.down,
    name: '20261128_205448_email_wording',
  },
  {
    up: migration_20261128_235934_newsletters_and_applicants.up,
    down: migration_20261128_235934_newsletters_and_applicants.down,
    name: '20261128_235934_newsletters_and_applicants',
  },
  {
    up: migration_20261129_022627_review_rounds.up,
    down: migration_20261129_022627_review_rounds.down,
    name: '20261129_022627_review_rounds',
  },
  {
    up: migration_20261129_060000_retained_until.up,
    down: migration_20261129_060000_retained_until.down,
    name: '20261129_060000_retained_until'
  },
];
