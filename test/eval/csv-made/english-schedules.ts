import { styles, type Layout } from './layout.ts';

const { us, uk, iso } = styles;

/** Schedules in the export formats of English-speaking countries. */
export const englishSchedules: readonly Layout[] = [
  {
    source: 'mindbody',
    kind: 'schedule',
    style: us,
    columns: `Class | class_name | class
Category | - | category
Class Date | class_date | date
Start time | class_time | time
End time | - | endTime
Staff | instructor | person
Room | room | room
Location | - | site
Max Capacity | total_capacity | capacity
Web Capacity | - | webCapacity
Booked | current_bookings | booked
Waitlisted | - | few`,
  },
  {
    source: 'glofox',
    kind: 'schedule',
    style: uk,
    columns: `Program | - | category
Class name | class_name | class
Date | class_date | date
Time | class_time | time
Duration (mins) | - | duration
Trainer | instructor | person
Facility | room | room
Size | total_capacity | capacity
Booked | current_bookings | booked
Attended | - | few
Waiting List | - | few`,
  },
  {
    source: 'momence',
    kind: 'schedule',
    style: iso,
    columns: `Session name | class_name | class
Session type | - | category
Date | class_date | date
Start time | class_time | time
Teacher | instructor | person
Location | room | room
Capacity | total_capacity | capacity
Bookings | current_bookings | booked
Late cancellations | - | few
Revenue | - | money`,
  },
  {
    source: 'zen-planner',
    kind: 'schedule',
    style: us,
    columns: `Class Type | - | category
Class Name | class_name | class
Date | class_date | date
Start | class_time | time
End | - | endTime
Instructor | instructor | person
Space | room | room
Max Attendees | total_capacity | capacity
Reservations | current_bookings | booked`,
  },
  {
    source: 'teamup',
    kind: 'schedule',
    style: uk,
    columns: `Class | class_name | class
Offering Type | - | category
Starts On | class_date | date
Starts At | class_time | time
Ends At | - | endTime
Instructors | instructor | person
Venue | room | room
Max Occupancy | total_capacity | capacity
Registered | current_bookings | booked`,
  },
  {
    source: 'mariana-tek',
    kind: 'schedule',
    style: us,
    columns: `Class Session ID | - | id
Class Type | class_name | class
Start Date | class_date | date
Start Time | class_time | time
Classroom | room | room
Instructors | instructor | person
Capacity | total_capacity | capacity
Reservations | current_bookings | booked
Standby | - | few
Check Ins | - | few`,
  },
  {
    source: 'wodify',
    kind: 'schedule',
    style: us,
    columns: `Class | class_name | class
Program | - | category
Location | room | room
Class Date | class_date | date
Start Time | class_time | time
End Time | - | endTime
Coach | instructor | person
Class Limit | total_capacity | capacity
Reservations | current_bookings | booked
Sign-ins | - | few`,
  },
  {
    source: 'arketa',
    kind: 'schedule',
    style: iso,
    columns: `class_title | class_name | class
class_type | - | category
start_date | class_date | date
start_time | class_time | time
instructor_name | instructor | person
room_name | room | room
spots_total | total_capacity | capacity
spots_booked | current_bookings | booked
spots_available | free_places | few`,
  },
  {
    source: 'virtuagym',
    kind: 'schedule',
    style: iso,
    columns: `Activity | class_name | class
Event group | - | category
Event date | class_date | date
Start | class_time | time
End | - | endTime
Instructor | instructor | person
Room | room | room
Max. participants | total_capacity | capacity
Participants | current_bookings | booked`,
  },
  {
    source: 'wellnessliving',
    kind: 'schedule',
    style: us,
    columns: `Class Name | class_name | class
Class Category | - | category
Date | class_date | date
Start Time | class_time | time
Staff Member | instructor | person
Resource | room | room
Capacity | total_capacity | capacity
Clients Booked | current_bookings | booked
Fill Rate | - | percent`,
  },
  {
    source: 'gymdesk',
    kind: 'schedule',
    style: us,
    columns: `Session | class_name | class
Program | - | category
Date | class_date | date
Time | class_time | time
Led By | instructor | person
Where | room | room
Limit | total_capacity | capacity
Booked | current_bookings | booked`,
  },
  {
    source: 'rezerv',
    kind: 'schedule',
    style: { ...uk, time: '12h' },
    columns: `Activity Group | - | category
Activity | class_name | class
Session Date | class_date | date
Session Time | class_time | time
Lead Instructor | instructor | person
Zone | room | room
Pax Limit | total_capacity | capacity
Pax Booked | current_bookings | booked
Description | - | text`,
  },
  {
    source: 'kicksite',
    kind: 'schedule',
    style: us,
    columns: `Course Title | class_name | class
Course Group | - | category
Meeting Date | class_date | date
Meeting Time | class_time | time
Teacher | instructor | person
Mat Area | room | room
Enrollment Cap | total_capacity | capacity
Enrolled | current_bookings | booked`,
  },
];
