--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    id character varying(32) NOT NULL,
    name character varying(64) NOT NULL,
    language character varying(2) NOT NULL,
    settings text NOT NULL,
    webhook text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: journal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.journal (
    table_id character varying(16) NOT NULL,
    seq integer NOT NULL,
    kind character varying(8) NOT NULL,
    frame character varying(80),
    data text NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    guest character varying(32),
    name character varying(64) NOT NULL,
    level character varying(40) NOT NULL,
    away boolean NOT NULL
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    table_id character varying(16) NOT NULL,
    moves integer NOT NULL,
    seq integer NOT NULL,
    draws integer NOT NULL,
    state bytea NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying(16) NOT NULL,
    game character varying(40) NOT NULL,
    status character varying(10) NOT NULL,
    public boolean NOT NULL,
    uploaded boolean NOT NULL,
    host character varying(32),
    invite character varying(64) NOT NULL,
    options text NOT NULL,
    agreed text NOT NULL,
    clock text NOT NULL,
    created bigint NOT NULL,
    started bigint,
    seal character varying(64) NOT NULL,
    seed character varying(64) NOT NULL,
    opening text NOT NULL,
    rematch_of character varying(16),
    seq integer NOT NULL,
    moves integer NOT NULL,
    moved bigint NOT NULL,
    asked text NOT NULL,
    deadline bigint,
    motions text NOT NULL,
    outcome text NOT NULL,
    rematch character varying(16)
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0001');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('d28edacb73c98264e835d30b', 'Anna', 'en', '{}', '', 1794798081482);
INSERT INTO public.guests VALUES ('594f92ce52c76e8624c1b6ae', 'Ben', 'de', '{}', '', 1794798081500);


--
-- Data for Name: journal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.journal VALUES ('rg42jegzkw', 1, 'change', NULL, '{"type":"change","at":1794798081567,"change":"sat","by":1,"seat":1,"motion":null,"events":[],"clock":null}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 2, 'change', NULL, '{"type":"change","at":1794798081605,"change":"started","by":null,"seat":null,"motion":null,"events":[["bj-log-turn",{"seat":"@0","turn":1},-1],["bj-log-draw",{"seat":"@0","cubes":["$bj-cube-K","$bj-cube-K","$bj-cube-G","$bj-cube-G"],"n":4},-1]],"clock":null}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 3, 'move', '0:f2', '{"type":"move","at":1794798081672,"by":0,"move":"K","number":1,"ms":67,"draws":[],"digest":"09be130cfd46f8bd","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f2"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 4, 'move', '1:f3', '{"type":"move","at":1794798081674,"by":1,"move":"G","number":2,"ms":69,"draws":[],"digest":"c6d0a57d5f0bd850","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f3"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 5, 'move', '0:f4', '{"type":"move","at":1794798081683,"by":0,"move":"G","number":3,"ms":78,"draws":[],"digest":"37eef3d52e662323","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f4"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 6, 'move', '1:f5', '{"type":"move","at":1794798081685,"by":1,"move":"K","number":4,"ms":80,"draws":[],"digest":"ac1cbd2fed8be417","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f5"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 7, 'move', '0:f6', '{"type":"move","at":1794798081686,"by":0,"move":"/","number":5,"ms":81,"draws":[],"digest":"66210339a5daa07b","events":[["bj-log-to-building",{"seat":"@0"},-1]],"told":true,"clock":null,"id":"f6"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 8, 'move', '0:f7', '{"type":"move","at":1794798081688,"by":0,"move":"end","number":6,"ms":83,"draws":[14,34,6,34],"digest":"dbca4d2331f273c5","events":[["bj-log-score",{"seat":"@0","points":2,"change":"=±0"},-1],["bj-log-turn",{"seat":"@1","turn":2},-1],["bj-log-draw",{"seat":"@1","cubes":["$bj-cube-K","$bj-cube-Y","$bj-cube-R","$bj-cube-W"],"n":4},-1]],"told":true,"clock":null,"id":"f7"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 9, 'move', '1:f8', '{"type":"move","at":1794798081693,"by":1,"move":"W","number":7,"ms":88,"draws":[],"digest":"ef53bbd0ab8e888d","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-W"},-1]],"told":true,"clock":null,"id":"f8"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 10, 'move', '0:f9', '{"type":"move","at":1794798081700,"by":0,"move":"K","number":8,"ms":95,"draws":[],"digest":"0c284bd29a554fce","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f9"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 11, 'move', '1:f10', '{"type":"move","at":1794798081717,"by":1,"move":"Y","number":9,"ms":112,"draws":[],"digest":"9ce0a8faf6fbb2db","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-Y"},-1]],"told":true,"clock":null,"id":"f10"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 12, 'move', '0:f11', '{"type":"move","at":1794798081729,"by":0,"move":"R","number":10,"ms":124,"draws":[],"digest":"1fb2e9f469b76741","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-R"},-1]],"told":true,"clock":null,"id":"f11"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 13, 'move', '1:f12', '{"type":"move","at":1794798081741,"by":1,"move":"/","number":11,"ms":136,"draws":[],"digest":"7c81a759a6b4fc27","events":[["bj-log-to-building",{"seat":"@1"},-1]],"told":true,"clock":null,"id":"f12"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 14, 'move', '1:f13', '{"type":"move","at":1794798081743,"by":1,"move":"end","number":12,"ms":138,"draws":[15,39,36,48],"digest":"834d9b60a1ac4343","events":[["bj-log-score",{"seat":"@1","points":2,"change":"=±0"},-1],["bj-log-turn",{"seat":"@0","turn":3},-1],["bj-log-draw",{"seat":"@0","cubes":["$bj-cube-Y","$bj-cube-W","$bj-cube-W","$bj-cube-N"],"n":4},-1]],"told":true,"clock":null,"id":"f13"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 15, 'move', '0:f14', '{"type":"move","at":1794798081745,"by":0,"move":"W","number":13,"ms":140,"draws":[],"digest":"a29349975050966f","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-W"},-1]],"told":true,"clock":null,"id":"f14"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 16, 'move', '1:f15', '{"type":"move","at":1794798081747,"by":1,"move":"W","number":14,"ms":142,"draws":[],"digest":"1aa3443f957b1818","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-W"},-1]],"told":true,"clock":null,"id":"f15"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 17, 'move', '0:f16', '{"type":"move","at":1794798081763,"by":0,"move":"N","number":15,"ms":158,"draws":[],"digest":"a27afbd8e85c960d","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-N"},-1]],"told":true,"clock":null,"id":"f16"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 18, 'move', '1:f17', '{"type":"move","at":1794798081776,"by":1,"move":"Y","number":16,"ms":171,"draws":[],"digest":"2c609c8cb1216001","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-Y"},-1]],"told":true,"clock":null,"id":"f17"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 19, 'move', '0:f18', '{"type":"move","at":1794798081779,"by":0,"move":"/","number":17,"ms":174,"draws":[],"digest":"811f40448719cc27","events":[["bj-log-to-building",{"seat":"@0"},-1]],"told":true,"clock":null,"id":"f18"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 20, 'move', '0:f19', '{"type":"move","at":1794798081780,"by":0,"move":"end","number":18,"ms":175,"draws":[15,29,16,3],"digest":"c3bbc7f2bdbf0425","events":[["bj-log-score",{"seat":"@0","points":2,"change":"=±0"},-1],["bj-log-turn",{"seat":"@1","turn":4},-1],["bj-log-draw",{"seat":"@1","cubes":["$bj-cube-K","$bj-cube-G","$bj-cube-G","$bj-cube-R"],"n":4},-1]],"told":true,"clock":null,"id":"f19"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 21, 'move', '1:f20', '{"type":"move","at":1794798081782,"by":1,"move":"R","number":19,"ms":177,"draws":[],"digest":"56d4c5ca6b60cd53","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-R"},-1]],"told":true,"clock":null,"id":"f20"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 22, 'move', '0:f21', '{"type":"move","at":1794798081785,"by":0,"move":"K","number":20,"ms":180,"draws":[],"digest":"6ddf9185f6b80e8c","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f21"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 23, 'move', '1:f22', '{"type":"move","at":1794798081800,"by":1,"move":"G","number":21,"ms":195,"draws":[],"digest":"53f7278f52ed3f8c","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f22"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 24, 'move', '0:f23', '{"type":"move","at":1794798081818,"by":0,"move":"G","number":22,"ms":213,"draws":[],"digest":"ac629fd1096cd011","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f23"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 25, 'move', '1:f24', '{"type":"move","at":1794798081820,"by":1,"move":"/","number":23,"ms":215,"draws":[],"digest":"54527293de021c08","events":[["bj-log-to-building",{"seat":"@1"},-1]],"told":true,"clock":null,"id":"f24"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 26, 'move', '1:f25', '{"type":"move","at":1794798081824,"by":1,"move":"basic","number":24,"ms":219,"draws":[],"digest":"864ae2f82d7f0652","events":[["bj-log-basic",{"seat":"@1","space":2},-1]],"told":true,"clock":null,"id":"f25"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 27, 'move', '1:f26', '{"type":"move","at":1794798081825,"by":1,"move":"end","number":25,"ms":220,"draws":[],"digest":"9ea2f8f5ac1437f4","events":[["bj-log-score",{"seat":"@1","points":2,"change":"=±0"},-1]],"told":true,"clock":null,"id":"f26"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 29, 'move', '0:f28', '{"type":"move","at":1794798081836,"by":0,"move":"N","number":27,"ms":231,"draws":[],"digest":"a604fc76c83bfaf2","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-N"},-1]],"told":true,"clock":null,"id":"f28"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 28, 'move', '0:f27', '{"type":"move","at":1794798081835,"by":0,"move":"-G","number":26,"ms":230,"draws":[2,36,39,5],"digest":"a7b656668ba9be94","events":[["bj-log-discard",{"seat":"@0","cube":"$bj-cube-G"},-1],["bj-log-turn",{"seat":"@0","turn":5},-1],["bj-log-draw",{"seat":"@0","cubes":["$bj-cube-K","$bj-cube-Y","$bj-cube-W","$bj-cube-N"],"n":4},-1]],"told":true,"clock":null,"id":"f27"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 30, 'move', '1:f29', '{"type":"move","at":1794798081838,"by":1,"move":"W","number":28,"ms":233,"draws":[],"digest":"79991ec7164d0acb","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-W"},-1]],"told":true,"clock":null,"id":"f29"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 32, 'move', '1:f31', '{"type":"move","at":1794798081844,"by":1,"move":"Y","number":30,"ms":239,"draws":[],"digest":"ff30a2349aa74214","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-Y"},-1]],"told":true,"clock":null,"id":"f31"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 34, 'move', '0:f33', '{"type":"move","at":1794798081866,"by":0,"move":"=G","number":32,"ms":261,"draws":[],"digest":"e2eb02c5eb14c6ff","events":[["bj-log-get",{"seat":"@0","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f33"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 36, 'move', '0:f35', '{"type":"move","at":1794798081868,"by":0,"move":"end","number":34,"ms":263,"draws":[],"digest":"04b232ca587ed76a","events":[["bj-log-score",{"seat":"@0","points":2,"change":"=±0"},-1]],"told":true,"clock":null,"id":"f35"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 38, 'move', '1:f37', '{"type":"move","at":1794798081882,"by":1,"move":"R","number":36,"ms":277,"draws":[],"digest":"fac29535ee9bd559","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-R"},-1]],"told":true,"clock":null,"id":"f37"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 40, 'move', '1:f39', '{"type":"move","at":1794798081884,"by":1,"move":"K","number":38,"ms":279,"draws":[],"digest":"dea00eb362033afb","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f39"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 42, 'move', '1:f41', '{"type":"move","at":1794798081887,"by":1,"move":"3W","number":40,"ms":282,"draws":[],"digest":"8df834b2064695e3","events":[["bj-log-trade",{"seat":"@1","cube":"$bj-cube-W"},-1]],"told":true,"clock":null,"id":"f41"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 44, 'move', '1:f43', '{"type":"move","at":1794798081902,"by":1,"move":"/","number":42,"ms":297,"draws":[],"digest":"6a669286aeb372a7","events":[["bj-log-to-building",{"seat":"@1"},-1]],"told":true,"clock":null,"id":"f43"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 46, 'move', '1:f45', '{"type":"move","at":1794798081931,"by":1,"move":"end","number":44,"ms":326,"draws":[],"digest":"b383c03836c726f3","events":[["bj-log-score",{"seat":"@1","points":3,"change":"=+1"},-1]],"told":true,"clock":null,"id":"f45"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 48, 'move', '0:f47', '{"type":"move","at":1794798081933,"by":0,"move":"-W","number":46,"ms":328,"draws":[22,14,19,3],"digest":"0008e4676c40d01a","events":[["bj-log-discard",{"seat":"@0","cube":"$bj-cube-W"},-1],["bj-log-turn",{"seat":"@0","turn":7},-1],["bj-log-draw",{"seat":"@0","cubes":["$bj-cube-K","$bj-cube-G","$bj-cube-G","$bj-cube-R"],"n":4},-1]],"told":true,"clock":null,"id":"f47"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 50, 'move', '1:f49', '{"type":"move","at":1794798081939,"by":1,"move":"G","number":48,"ms":334,"draws":[],"digest":"ce22c41dcd0769f4","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f49"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 52, 'move', '1:f51', '{"type":"move","at":1794798081941,"by":1,"move":"G","number":50,"ms":336,"draws":[],"digest":"e914788a00b55436","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f51"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 54, 'move', '0:f53', '{"type":"move","at":1794798081944,"by":0,"move":"end","number":52,"ms":339,"draws":[],"digest":"e851b2d7c12600ec","events":[["bj-log-score",{"seat":"@0","points":2,"change":"=±0"},-1]],"told":true,"clock":null,"id":"f53"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 56, 'move', '0:f55', '{"type":"move","at":1794798081947,"by":0,"move":"-K","number":54,"ms":342,"draws":[36,7,24,32],"digest":"073325da76f199b2","events":[["bj-log-discard",{"seat":"@0","cube":"$bj-cube-K"},-1],["bj-log-turn",{"seat":"@1","turn":8},-1],["bj-log-draw",{"seat":"@1","cubes":["$bj-cube-Y","$bj-cube-R","$bj-cube-W","$bj-cube-W"],"n":4},-1]],"told":true,"clock":null,"id":"f55"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 58, 'move', '0:f57', '{"type":"move","at":1794798081978,"by":0,"move":"Y","number":56,"ms":373,"draws":[],"digest":"889f16265064ca54","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-Y"},-1]],"told":true,"clock":null,"id":"f57"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 2, 'change', NULL, '{"type":"change","at":1794798082434,"change":"started","by":null,"seat":null,"motion":null,"events":[["rr-log-opens",{"seat":"@0","restaurant":"$rr-pho-realz"},-1],["rr-log-opens",{"seat":"@1","restaurant":"$rr-souffle-away"},-1],["rr-log-drew-card",{"seat":"@0","card":"$rr-raiders-of-the-lost-pork"},1],["rr-log-drew-card",{"seat":"@1","card":"$rr-clam-voyance"},2]],"clock":[1794798082434,[],[2592000000,2592000000],[0,1],{}]}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 4, 'move', '0:f3', '{"type":"move","at":1794798082529,"by":0,"move":"npc antoine-baguette","number":2,"ms":95,"draws":[7,1,2,3,2,1,0,0],"digest":"4189b856c791859b","events":[["rr-log-hires",{"seat":"@0","chef":"$rr-antoine-baguette"},-1],["rr-log-hires",{"seat":"@1","chef":"$rr-lovehandles-mcfatterson"},-1]],"told":true,"clock":[1794798082529,[],[2591999905,2592000000],[0,1],{}],"id":"f3"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 6, 'move', '1:f5', '{"type":"move","at":1794798082550,"by":1,"move":"squad biff-brobeque kim-chi phyllis-grubman","number":4,"ms":116,"draws":[],"digest":"4d6a42ccf616d0d9","events":[["rr-log-joins-squad",{"seat":"@0","chef":"$rr-gardena-eden"},-1],["rr-log-joins-squad",{"seat":"@0","chef":"$rr-mortimer-sleazburger"},-1],["rr-log-joins-squad",{"seat":"@0","chef":"$rr-pork-knuckles"},-1],["rr-log-joins-squad",{"seat":"@1","chef":"$rr-biff-brobeque"},-1],["rr-log-joins-squad",{"seat":"@1","chef":"$rr-kim-chi"},-1],["rr-log-joins-squad",{"seat":"@1","chef":"$rr-phyllis-grubman"},-1],["rr-log-day",{"n":1},-1]],"told":true,"clock":[1794798082550,[],[2592000000,2591999979],[0,1],{}],"id":"f5"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 8, 'move', '1:f7', '{"type":"move","at":1794798082580,"by":1,"move":"go mystery-mart house-of-carbs with kim-chi","number":6,"ms":146,"draws":[],"digest":"d234025a450ae60c","events":[["rr-log-goes",{"seat":"@0","chef":"$rr-pork-knuckles","where":"$rr-chop-shop"},-1],["rr-log-goes",{"seat":"@0","chef":"$rr-antoine-baguette","where":"$rr-house-of-carbs"},-1],["rr-log-goes",{"seat":"@1","chef":"$rr-kim-chi","where":"$rr-mystery-mart"},-1],["rr-log-goes",{"seat":"@1","chef":"$rr-lovehandles-mcfatterson","where":"$rr-house-of-carbs"},-1]],"told":true,"clock":[1794798082580,[],[2592000000,2591999949],[0,1],{}],"id":"f7"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 10, 'move', '1:f9', '{"type":"move","at":1794798082601,"by":1,"move":"claim 1 4","number":8,"ms":167,"draws":[],"digest":"eed14669b5d2476c","events":[["rr-log-claims",{"seat":"@0","what":"$rr-pork","where":"$rr-chop-shop"},-1],["rr-log-claims",{"seat":"@0","what":"$rr-potato","where":"$rr-house-of-carbs"},-1],["rr-log-claims",{"seat":"@1","what":"$rr-wine","where":"$rr-mystery-mart"},-1],["rr-log-claims",{"seat":"@1","what":"$rr-potato","where":"$rr-house-of-carbs"},-1]],"told":true,"clock":[1794798082601,[],[2592000000,2591999928],[0,1],{}],"id":"f9"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 25, 'move', '1:f24', '{"type":"move","at":1794798082766,"by":1,"move":"claim 3 2","number":23,"ms":332,"draws":[],"digest":"218a7eff2b23339e","events":[["rr-log-claim-made",{"seat":"@1"},-1]],"told":false,"clock":[1794798082766,[],[2591999989,2591999959],[0],{}],"id":"f24"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 31, 'move', '0:f30', '{"type":"move","at":1794798081839,"by":0,"move":"K","number":29,"ms":234,"draws":[],"digest":"5fed45dd58189f21","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f30"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 33, 'move', '0:f32', '{"type":"move","at":1794798081863,"by":0,"move":"3K","number":31,"ms":258,"draws":[],"digest":"c6cbf8dce3eea9be","events":[["bj-log-trade",{"seat":"@0","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f32"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 35, 'move', '0:f34', '{"type":"move","at":1794798081867,"by":0,"move":"/","number":33,"ms":262,"draws":[],"digest":"b2877bf565e062b2","events":[["bj-log-to-building",{"seat":"@0"},-1]],"told":true,"clock":null,"id":"f34"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 37, 'move', '1:f36', '{"type":"move","at":1794798081870,"by":1,"move":"-K","number":35,"ms":265,"draws":[2,13,38,25],"digest":"b5f743d8b8764b22","events":[["bj-log-discard",{"seat":"@1","cube":"$bj-cube-K"},-1],["bj-log-turn",{"seat":"@1","turn":6},-1],["bj-log-draw",{"seat":"@1","cubes":["$bj-cube-K","$bj-cube-Y","$bj-cube-R","$bj-cube-N"],"n":4},-1]],"told":true,"clock":null,"id":"f36"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 39, 'move', '0:f38', '{"type":"move","at":1794798081883,"by":0,"move":"Y","number":37,"ms":278,"draws":[],"digest":"daf1f3b82aa58ee9","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-Y"},-1]],"told":true,"clock":null,"id":"f38"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 41, 'move', '0:f40', '{"type":"move","at":1794798081885,"by":0,"move":"N","number":39,"ms":280,"draws":[],"digest":"8b3562f4148f7a7f","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-N"},-1]],"told":true,"clock":null,"id":"f40"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 43, 'move', '1:f42', '{"type":"move","at":1794798081888,"by":1,"move":"=K","number":41,"ms":283,"draws":[],"digest":"2d2da6da5f60e2f4","events":[["bj-log-get",{"seat":"@1","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f42"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 45, 'move', '1:f44', '{"type":"move","at":1794798081930,"by":1,"move":"basic","number":43,"ms":325,"draws":[],"digest":"db5873a90a710259","events":[["bj-log-basic",{"seat":"@1","space":3},-1]],"told":true,"clock":null,"id":"f44"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 47, 'move', '0:f46', '{"type":"move","at":1794798081932,"by":0,"move":"-Y","number":45,"ms":327,"draws":[],"digest":"48c75ec39010f077","events":[["bj-log-discard",{"seat":"@0","cube":"$bj-cube-Y"},-1]],"told":true,"clock":null,"id":"f46"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 49, 'move', '0:f48', '{"type":"move","at":1794798081938,"by":0,"move":"K","number":47,"ms":333,"draws":[],"digest":"eb73259d46e7f050","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f48"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 51, 'move', '0:f50', '{"type":"move","at":1794798081940,"by":0,"move":"R","number":49,"ms":335,"draws":[],"digest":"78d6879350327fd8","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-R"},-1]],"told":true,"clock":null,"id":"f50"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 53, 'move', '0:f52', '{"type":"move","at":1794798081942,"by":0,"move":"/","number":51,"ms":337,"draws":[],"digest":"6c8b075f37e66d3e","events":[["bj-log-to-building",{"seat":"@0"},-1]],"told":true,"clock":null,"id":"f52"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 55, 'move', '0:f54', '{"type":"move","at":1794798081946,"by":0,"move":"-G","number":53,"ms":341,"draws":[],"digest":"dcb3775fd8837647","events":[["bj-log-discard",{"seat":"@0","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f54"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 57, 'move', '1:f56', '{"type":"move","at":1794798081965,"by":1,"move":"W","number":55,"ms":360,"draws":[],"digest":"cade2a46124e366f","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-W"},-1]],"told":true,"clock":null,"id":"f56"}');
INSERT INTO public.journal VALUES ('rg42jegzkw', 59, 'move', '1:f58', '{"type":"move","at":1794798081979,"by":1,"move":"R","number":57,"ms":374,"draws":[],"digest":"b1dc4fb3d648374d","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-R"},-1]],"told":true,"clock":null,"id":"f58"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 1, 'change', NULL, '{"type":"change","at":1794798082405,"change":"sat","by":1,"seat":1,"motion":null,"events":[],"clock":null}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 3, 'move', '1:f2', '{"type":"move","at":1794798082486,"by":1,"move":"npc lovehandles-mcfatterson","number":1,"ms":52,"draws":[],"digest":"abd8c53ca5e832c3","events":[["rr-log-has-chosen",{"seat":"@1"},-1]],"told":false,"clock":[1794798082486,[],[2591999948,2591999948],[0],{}],"id":"f2"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 5, 'move', '0:f4', '{"type":"move","at":1794798082542,"by":0,"move":"squad gardena-eden mortimer-sleazburger pork-knuckles","number":3,"ms":108,"draws":[],"digest":"d46968679508bd91","events":[["rr-log-has-chosen",{"seat":"@0"},-1]],"told":false,"clock":[1794798082542,[],[2591999892,2591999987],[1],{}],"id":"f4"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 7, 'move', '0:f6', '{"type":"move","at":1794798082560,"by":0,"move":"go chop-shop house-of-carbs with pork-knuckles","number":5,"ms":126,"draws":[],"digest":"2e7aa596ee4bdea9","events":[["rr-log-wheel-down",{"seat":"@0"},-1]],"told":false,"clock":[1794798082560,[],[2591999990,2591999969],[1],{}],"id":"f6"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 9, 'move', '0:f8', '{"type":"move","at":1794798082597,"by":0,"move":"claim 3 4","number":7,"ms":163,"draws":[],"digest":"8b86a4ef0e243323","events":[["rr-log-claim-made",{"seat":"@0"},-1]],"told":false,"clock":[1794798082597,[],[2591999983,2591999932],[1],{}],"id":"f8"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 11, 'move', '0:f10', '{"type":"move","at":1794798082633,"by":0,"move":"ready","number":9,"ms":199,"draws":[],"digest":"dbcf3413e1f4c734","events":[["rr-log-ready",{"seat":"@0"},-1]],"told":false,"clock":[1794798082633,[],[2591999968,2591999896],[1],{}],"id":"f10"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 13, 'move', '1:f12', '{"type":"move","at":1794798082637,"by":1,"move":"buy mystery-mart shelf","number":11,"ms":203,"draws":[14],"digest":"656582fe955053f6","events":[["rr-log-bought-shelf",{"seat":"@1","what":"$rr-secret-sauce","where":"$rr-mystery-mart","money":300},-1],["rr-log-war-out",{"seat":"@1","what":"$rr-potato"},-1],["rr-log-war-won",{"seat":"@0","what":"$rr-potato","n":0},-1],["rr-log-bought-bin",{"seat":"@0","what":"$rr-potato","where":"$rr-house-of-carbs","money":200},-1]],"told":false,"clock":[1794798082637,[],[2591999998,2591999892],[0,1],{"buying-10":59998}],"id":"f12"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 15, 'move', '1:f14', '{"type":"move","at":1794798082666,"by":1,"move":"withdraw 1","number":13,"ms":232,"draws":[],"digest":"34956715c29f80c0","events":[["rr-log-withdraws",{"seat":"@1","n":1},-1]],"told":false,"clock":[1794798082666,[],[2591999969,2591999863],[0,1],{"buying-10":59969}],"id":"f14"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 16, 'move', '0:f15', '{"type":"move","at":1794798082668,"by":0,"move":"release","number":14,"ms":234,"draws":[],"digest":"bb897eba7060ba75","events":[["rr-log-lets-go",{"seat":"@0","what":"$rr-pork"},-1]],"told":false,"clock":[1794798082668,[],[2591999967,2591999861],[0,1],{"buying-10":59967}],"id":"f15"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 18, 'move', '1:f17', '{"type":"move","at":1794798082705,"by":1,"move":"pass","number":16,"ms":271,"draws":[],"digest":"b2a6226f5ade81fc","events":[["rr-log-steals",{"seat":"@0","from":"@1","what":"$rr-noodles"},-1]],"told":true,"clock":[1794798082705,[],[2592000000,2591999824],[0,1],{"buying-10":59955}],"id":"f17"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 20, 'move', '0:f19', '{"type":"move","at":1794798082725,"by":0,"move":"ready","number":18,"ms":291,"draws":[],"digest":"af8a709ed83cb999","events":[],"told":true,"clock":[1794798082725,[],[2591999980,2592000000],[1],{"spree-call-18":8000}],"id":"f19"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 12, 'move', '1:f11', '{"type":"move","at":1794798082635,"by":1,"move":"ready","number":10,"ms":201,"draws":[],"digest":"0bbdc3fe7d04c528","events":[["rr-log-phase-2",{},-1],["rr-log-war",{"seats":["@0","@1"],"what":"$rr-potato","where":"$rr-house-of-carbs"},-1]],"told":true,"clock":[1794798082635,[],[2592000000,2591999894],[0,1],{"buying-10":60000}],"id":"f11"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 14, 'move', '1:f13', '{"type":"move","at":1794798082653,"by":1,"move":"offer p1: beef for $200","number":12,"ms":219,"draws":[],"digest":"626b603f66ec2b0c","events":[["rr-log-offers",{"n":1,"seat":"@1","to":"@0","give":["$rr-beef"],"want":["=$200"]},-1]],"told":false,"clock":[1794798082653,[],[2591999982,2591999876],[0,1],{"buying-10":59982}],"id":"f13"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 17, 'move', '0:f16', '{"type":"move","at":1794798082680,"by":0,"move":"play raiders-of-the-lost-pork p2 noodles","number":15,"ms":246,"draws":[],"digest":"38574b1d5d0b7224","events":[["rr-log-plays",{"seat":"@0","card":"$rr-raiders-of-the-lost-pork"},-1],["rr-log-hits",{"source":"$rr-raiders-of-the-lost-pork","seats":["@1"]},-1]],"told":false,"clock":[1794798082680,[],[2591999955,2591999849],[1],{"buying-10":59955,"effect-15":8000}],"id":"f16"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 19, 'move', '1:f18', '{"type":"move","at":1794798082707,"by":1,"move":"ready","number":17,"ms":273,"draws":[],"digest":"9f254f393fc6e8f4","events":[["rr-log-ready",{"seat":"@1"},-1]],"told":false,"clock":[1794798082707,[],[2591999998,2591999822],[0],{"buying-10":59953}],"id":"f18"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 21, 'move', '1:f20', '{"type":"move","at":1794798082727,"by":1,"move":"pass","number":19,"ms":293,"draws":[],"digest":"a7241fb36eda178b","events":[["rr-log-phase-3",{},-1]],"told":true,"clock":[1794798082727,[],[2591999980,2591999998],[1],{}],"id":"f20"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 23, 'move', '0:f22', '{"type":"move","at":1794798082750,"by":0,"move":"go fruit-stand chop-shop with gardena-eden","number":21,"ms":316,"draws":[],"digest":"c0a948303d07673a","events":[["rr-log-wheel-down",{"seat":"@0"},-1]],"told":false,"clock":[1794798082750,[],[2591999983,2591999975],[1],{}],"id":"f22"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 31, 'move', '1:f30', '{"type":"move","at":1794798082818,"by":1,"move":"buy veggie-eden shelf","number":29,"ms":384,"draws":[20],"digest":"ee8cd07514243277","events":[["rr-log-bought-shelf",{"seat":"@1","what":"$rr-scallions","where":"$rr-veggie-eden","money":200},-1]],"told":true,"clock":[1794798082818,[],[2591999950,2591999967],[1],{"buying-26":59967}],"id":"f30"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 34, 'move', '1:f33', '{"type":"move","at":1794798082833,"by":1,"move":"cook nothing","number":32,"ms":399,"draws":[9,15,0,16,10,0],"digest":"44aee7029657c455","events":[["rr-log-restocked",{},-1],["rr-log-day",{"n":3},-1]],"told":true,"clock":[1794798082833,[],[2592000000,2591999952],[0,1],{}],"id":"f33"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 36, 'move', '0:f35', '{"type":"move","at":1794798082862,"by":0,"move":"go fruit-stand mystery-mart with gardena-eden","number":34,"ms":428,"draws":[],"digest":"26ddf4127ab419b4","events":[["rr-log-goes",{"seat":"@0","chef":"$rr-gardena-eden","where":"$rr-fruit-stand"},-1],["rr-log-goes",{"seat":"@0","chef":"$rr-antoine-baguette","where":"$rr-mystery-mart"},-1],["rr-log-goes",{"seat":"@1","chef":"$rr-kim-chi","where":"$rr-house-of-carbs"},-1],["rr-log-goes",{"seat":"@1","chef":"$rr-lovehandles-mcfatterson","where":"$rr-mystery-mart"},-1]],"told":true,"clock":[1794798082862,[],[2591999971,2592000000],[0,1],{}],"id":"f35"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 38, 'move', '1:f37', '{"type":"move","at":1794798082877,"by":1,"move":"claim 1 2","number":36,"ms":443,"draws":[],"digest":"17209821459a91c9","events":[["rr-log-claims",{"seat":"@0","what":"$rr-tomato","where":"$rr-fruit-stand"},-1],["rr-log-claims",{"seat":"@0","what":"$rr-wine","where":"$rr-mystery-mart"},-1],["rr-log-claims",{"seat":"@1","what":"$rr-flour","where":"$rr-house-of-carbs"},-1],["rr-log-claims",{"seat":"@1","what":"$rr-chocolate","where":"$rr-mystery-mart"},-1]],"told":true,"clock":[1794798082877,[],[2592000000,2591999985],[0,1],{}],"id":"f37"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 40, 'move', '1:f39', '{"type":"move","at":1794798082898,"by":1,"move":"ready","number":38,"ms":464,"draws":[],"digest":"3c7cf7cd57185c08","events":[["rr-log-phase-2",{},-1]],"told":true,"clock":[1794798082898,[],[2592000000,2591999964],[0,1],{"buying-38":60000}],"id":"f39"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 42, 'move', '1:f41', '{"type":"move","at":1794798082937,"by":1,"move":"release second","number":40,"ms":503,"draws":[],"digest":"4b5639ad8fc79520","events":[["rr-log-lets-go",{"seat":"@1","what":"$rr-chocolate"},-1]],"told":false,"clock":[1794798082937,[],[2591999961,2591999925],[0,1],{"buying-38":59961}],"id":"f41"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 45, 'move', '1:f44', '{"type":"move","at":1794798082977,"by":1,"move":"buy house-of-carbs 3","number":43,"ms":543,"draws":[],"digest":"4b718ae436415514","events":[["rr-log-bought-bin",{"seat":"@1","what":"$rr-flour","where":"$rr-house-of-carbs","money":100},-1]],"told":false,"clock":[1794798082977,[],[2591999921,2591999885],[0,1],{"buying-38":59921}],"id":"f44"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 48, 'move', '1:f47', '{"type":"move","at":1794798083018,"by":1,"move":"pass","number":46,"ms":584,"draws":[],"digest":"e176e9ec98bb1d9b","events":[["rr-log-phase-3",{},-1]],"told":true,"clock":[1794798083018,[],[2591999914,2591999844],[1],{}],"id":"f47"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 50, 'move', '1:f49', '{"type":"move","at":1794798083042,"by":1,"move":"go dairy-king veggie-eden with phyllis-grubman","number":48,"ms":608,"draws":[],"digest":"23dab142ad7107e7","events":[["rr-log-wheel-down",{"seat":"@1"},-1]],"told":false,"clock":[1794798083042,[],[2591999992,2591999820],[0],{}],"id":"f49"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 52, 'move', '1:f51', '{"type":"move","at":1794798083069,"by":1,"move":"claim none 3","number":50,"ms":635,"draws":[],"digest":"ff409094f83c8ae2","events":[["rr-log-claim-made",{"seat":"@1"},-1]],"told":false,"clock":[1794798083069,[],[2591999965,2591999989],[0],{}],"id":"f51"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 54, 'move', '0:f53', '{"type":"move","at":1794798083086,"by":0,"move":"ready","number":52,"ms":652,"draws":[],"digest":"7471ae693de37180","events":[["rr-log-ready",{"seat":"@0"},-1]],"told":false,"clock":[1794798083086,[],[2591999948,2591999997],[1],{}],"id":"f53"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 56, 'move', '0:f55', '{"type":"move","at":1794798083109,"by":0,"move":"buy dairy-king 2","number":54,"ms":675,"draws":[],"digest":"605a1e45e3d2379e","events":[["rr-log-bought-bin",{"seat":"@0","what":"$rr-eggs","where":"$rr-dairy-king","money":200},-1]],"told":false,"clock":[1794798083109,[],[2591999989,2591999974],[0,1],{"buying-53":59989}],"id":"f55"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 59, 'move', '0:f58', '{"type":"move","at":1794798083134,"by":0,"move":"offer p2: $100 for flour","number":57,"ms":700,"draws":[],"digest":"a256c02e141deda6","events":[["rr-log-offers",{"n":1,"seat":"@0","to":"@1","give":["=$100"],"want":["$rr-flour"]},-1]],"told":false,"clock":[1794798083134,[],[2591999964,2591999949],[0,1],{"buying-53":59964}],"id":"f58"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 62, 'move', '0:f61', '{"type":"move","at":1794798083170,"by":0,"move":"offer p2: $100 for flour","number":60,"ms":736,"draws":[],"digest":"13bdcdf97f1deee7","events":[["rr-log-offers",{"n":2,"seat":"@0","to":"@1","give":["=$100"],"want":["$rr-flour"]},-1]],"told":false,"clock":[1794798083170,[],[2591999928,2591999913],[0,1],{"buying-53":59928}],"id":"f61"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 2, 'change', NULL, '{"type":"change","at":1794798083195,"change":"started","by":null,"seat":null,"motion":null,"events":[["bj-log-turn",{"seat":"@0","turn":1},-1],["bj-log-draw",{"seat":"@0","cubes":["$bj-cube-K","$bj-cube-G","$bj-cube-G","$bj-cube-N"],"n":4},-1]],"clock":null}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 22, 'move', '1:f21', '{"type":"move","at":1794798082733,"by":1,"move":"cook nothing","number":20,"ms":299,"draws":[11,13,1,11,16,11],"digest":"488ba6f33a2fbe63","events":[["rr-log-restocked",{},-1],["rr-log-day",{"n":2},-1]],"told":true,"clock":[1794798082733,[],[2592000000,2591999992],[0,1],{}],"id":"f21"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 24, 'move', '1:f23', '{"type":"move","at":1794798082755,"by":1,"move":"go dairy-king veggie-eden with biff-brobeque","number":22,"ms":321,"draws":[],"digest":"95c1b5409ef7b40b","events":[["rr-log-goes",{"seat":"@0","chef":"$rr-gardena-eden","where":"$rr-fruit-stand"},-1],["rr-log-goes",{"seat":"@0","chef":"$rr-antoine-baguette","where":"$rr-chop-shop"},-1],["rr-log-goes",{"seat":"@1","chef":"$rr-biff-brobeque","where":"$rr-dairy-king"},-1],["rr-log-goes",{"seat":"@1","chef":"$rr-lovehandles-mcfatterson","where":"$rr-veggie-eden"},-1]],"told":true,"clock":[1794798082755,[],[2592000000,2591999970],[0,1],{}],"id":"f23"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 26, 'move', '0:f25', '{"type":"move","at":1794798082777,"by":0,"move":"claim 1 3","number":24,"ms":343,"draws":[],"digest":"848984fcb3679f90","events":[["rr-log-claims",{"seat":"@0","what":"$rr-peppers","where":"$rr-fruit-stand"},-1],["rr-log-claims",{"seat":"@0","what":"$rr-beef","where":"$rr-chop-shop"},-1],["rr-log-claims",{"seat":"@1","what":"$rr-cheese","where":"$rr-dairy-king"},-1],["rr-log-claims",{"seat":"@1","what":"$rr-carrot","where":"$rr-veggie-eden"},-1]],"told":true,"clock":[1794798082777,[],[2591999978,2592000000],[0,1],{}],"id":"f25"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 28, 'move', '0:f27', '{"type":"move","at":1794798082785,"by":0,"move":"ready","number":26,"ms":351,"draws":[],"digest":"faf7fc9d0a7a0104","events":[["rr-log-phase-2",{},-1]],"told":true,"clock":[1794798082785,[],[2591999970,2592000000],[0,1],{"buying-26":60000}],"id":"f27"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 30, 'move', '0:f29', '{"type":"move","at":1794798082805,"by":0,"move":"ready","number":28,"ms":371,"draws":[],"digest":"9c9a4e9c33a99b30","events":[["rr-log-ready",{"seat":"@0"},-1]],"told":false,"clock":[1794798082805,[],[2591999950,2591999980],[1],{"buying-26":59980}],"id":"f29"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 33, 'move', '1:f32', '{"type":"move","at":1794798082832,"by":1,"move":"pass","number":31,"ms":398,"draws":[],"digest":"5a2836272e38f89d","events":[["rr-log-phase-3",{},-1]],"told":true,"clock":[1794798082832,[],[2591999950,2591999953],[1],{}],"id":"f32"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 35, 'move', '1:f34', '{"type":"move","at":1794798082854,"by":1,"move":"go house-of-carbs mystery-mart with kim-chi","number":33,"ms":420,"draws":[],"digest":"d796767d4c4854f0","events":[["rr-log-wheel-down",{"seat":"@1"},-1]],"told":false,"clock":[1794798082854,[],[2591999979,2591999931],[0],{}],"id":"f34"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 37, 'move', '0:f36', '{"type":"move","at":1794798082866,"by":0,"move":"claim 4 3","number":35,"ms":432,"draws":[],"digest":"4e504c9a2025b133","events":[["rr-log-claim-made",{"seat":"@0"},-1]],"told":false,"clock":[1794798082866,[],[2591999967,2591999996],[1],{}],"id":"f36"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 43, 'move', '0:f42', '{"type":"move","at":1794798082950,"by":0,"move":"buy mystery-mart 1","number":41,"ms":516,"draws":[],"digest":"974a8ee6e480a768","events":[["rr-log-bought-bin",{"seat":"@0","what":"$rr-alien-goo","where":"$rr-mystery-mart","money":400},-1]],"told":false,"clock":[1794798082950,[],[2591999948,2591999912],[0,1],{"buying-38":59948}],"id":"f42"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 46, 'move', '0:f45', '{"type":"move","at":1794798082984,"by":0,"move":"ready","number":44,"ms":550,"draws":[],"digest":"29fd65097d70c95f","events":[["rr-log-ready",{"seat":"@0"},-1]],"told":false,"clock":[1794798082984,[],[2591999914,2591999878],[1],{"buying-38":59914}],"id":"f45"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 49, 'move', '1:f48', '{"type":"move","at":1794798083034,"by":1,"move":"cook nothing","number":47,"ms":600,"draws":[3,13,18,1,11,14,4,2],"digest":"5222f02ac6662089","events":[["rr-log-restocked",{},-1],["rr-log-day",{"n":4},-1]],"told":true,"clock":[1794798083034,[],[2592000000,2591999828],[0,1],{}],"id":"f48"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 51, 'move', '0:f50', '{"type":"move","at":1794798083058,"by":0,"move":"go dairy-king house-of-carbs with mortimer-sleazburger","number":49,"ms":624,"draws":[],"digest":"02a8b76e0eb15168","events":[["rr-log-goes",{"seat":"@0","chef":"$rr-mortimer-sleazburger","where":"$rr-dairy-king"},-1],["rr-log-goes",{"seat":"@0","chef":"$rr-antoine-baguette","where":"$rr-house-of-carbs"},-1],["rr-log-goes",{"seat":"@1","chef":"$rr-phyllis-grubman","where":"$rr-dairy-king"},-1],["rr-log-goes",{"seat":"@1","chef":"$rr-lovehandles-mcfatterson","where":"$rr-veggie-eden"},-1]],"told":true,"clock":[1794798083058,[],[2591999976,2592000000],[0,1],{}],"id":"f50"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 53, 'move', '0:f52', '{"type":"move","at":1794798083083,"by":0,"move":"claim none 2","number":51,"ms":649,"draws":[],"digest":"59f5c4abc75b4102","events":[["rr-log-claims",{"seat":"@0","what":"$rr-bread","where":"$rr-house-of-carbs"},-1],["rr-log-claims",{"seat":"@1","what":"$rr-carrot","where":"$rr-veggie-eden"},-1]],"told":true,"clock":[1794798083083,[],[2591999951,2592000000],[0,1],{}],"id":"f52"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 55, 'move', '1:f54', '{"type":"move","at":1794798083098,"by":1,"move":"ready","number":53,"ms":664,"draws":[],"digest":"fb011856f53676e5","events":[["rr-log-phase-2",{},-1]],"told":true,"clock":[1794798083098,[],[2592000000,2591999985],[0,1],{"buying-53":60000}],"id":"f54"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 57, 'move', '0:f56', '{"type":"move","at":1794798083125,"by":0,"move":"release second","number":55,"ms":691,"draws":[],"digest":"595674f5bad40d75","events":[["rr-log-lets-go",{"seat":"@0","what":"$rr-bread"},-1]],"told":false,"clock":[1794798083125,[],[2591999973,2591999958],[0,1],{"buying-53":59973}],"id":"f56"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 60, 'move', '1:f59', '{"type":"move","at":1794798083154,"by":1,"move":"buy dairy-king 1","number":58,"ms":720,"draws":[],"digest":"4b630c19a0ea68b8","events":[["rr-log-bought-bin",{"seat":"@1","what":"$rr-milk","where":"$rr-dairy-king","money":200},-1]],"told":false,"clock":[1794798083154,[],[2591999944,2591999929],[0,1],{"buying-53":59944}],"id":"f59"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 3, 'move', '0:f2', '{"type":"move","at":1794798083198,"by":0,"move":"N","number":1,"ms":3,"draws":[],"digest":"e261ffa5293dad84","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-N"},-1]],"told":true,"clock":null,"id":"f2"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 6, 'move', '1:f5', '{"type":"move","at":1794798083213,"by":1,"move":"K","number":4,"ms":18,"draws":[],"digest":"e232dc9bc61d581d","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f5"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 9, 'move', '1:f8', '{"type":"move","at":1794798083231,"by":1,"move":"G","number":7,"ms":36,"draws":[],"digest":"00bc5bc67463a4b4","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f8"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 12, 'move', '0:f11', '{"type":"move","at":1794798083253,"by":0,"move":"W","number":10,"ms":58,"draws":[],"digest":"1e382162b14d471c","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-W"},-1]],"told":true,"clock":null,"id":"f11"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 15, 'move', '0:f14', '{"type":"move","at":1794798083272,"by":0,"move":"N","number":13,"ms":77,"draws":[],"digest":"6e91bb96ab5a7ec8","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-N"},-1]],"told":true,"clock":null,"id":"f14"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 18, 'move', '1:f17', '{"type":"move","at":1794798083295,"by":1,"move":"Y","number":16,"ms":100,"draws":[],"digest":"94b5d866a66c7388","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-Y"},-1]],"told":true,"clock":null,"id":"f17"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 27, 'move', '1:f26', '{"type":"move","at":1794798082779,"by":1,"move":"ready","number":25,"ms":345,"draws":[],"digest":"daf2d21fb0be0f45","events":[["rr-log-ready",{"seat":"@1"},-1]],"told":false,"clock":[1794798082779,[],[2591999976,2591999998],[0],{}],"id":"f26"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 29, 'move', '0:f28', '{"type":"move","at":1794798082802,"by":0,"move":"buy chop-shop 3","number":27,"ms":368,"draws":[],"digest":"dc26ea9a2753149e","events":[["rr-log-bought-bin",{"seat":"@0","what":"$rr-beef","where":"$rr-chop-shop","money":300},-1]],"told":false,"clock":[1794798082802,[],[2591999953,2591999983],[0,1],{"buying-26":59983}],"id":"f28"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 32, 'move', '1:f31', '{"type":"move","at":1794798082830,"by":1,"move":"ready","number":30,"ms":396,"draws":[],"digest":"7f1b4b26eaf70070","events":[],"told":true,"clock":[1794798082830,[],[2591999950,2591999955],[1],{"spree-call-30":8000}],"id":"f31"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 39, 'move', '0:f38', '{"type":"move","at":1794798082882,"by":0,"move":"ready","number":37,"ms":448,"draws":[],"digest":"8a8bd9a8409f0ac0","events":[["rr-log-ready",{"seat":"@0"},-1]],"told":false,"clock":[1794798082882,[],[2591999995,2591999980],[1],{}],"id":"f38"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 41, 'move', '1:f40', '{"type":"move","at":1794798082917,"by":1,"move":"buy house-of-carbs shelf","number":39,"ms":483,"draws":[18],"digest":"0139f7c98a6cbe0b","events":[["rr-log-bought-shelf",{"seat":"@1","what":"$rr-rice","where":"$rr-house-of-carbs","money":100},-1]],"told":false,"clock":[1794798082917,[],[2591999981,2591999945],[0,1],{"buying-38":59981}],"id":"f40"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 44, 'move', '0:f43', '{"type":"move","at":1794798082966,"by":0,"move":"release","number":42,"ms":532,"draws":[],"digest":"8bd0d1cf06f5e5e3","events":[["rr-log-lets-go",{"seat":"@0","what":"$rr-tomato"},-1]],"told":false,"clock":[1794798082966,[],[2591999932,2591999896],[0,1],{"buying-38":59932}],"id":"f43"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 47, 'move', '1:f46', '{"type":"move","at":1794798082994,"by":1,"move":"ready","number":45,"ms":560,"draws":[],"digest":"72e10b6f1a37a2b0","events":[],"told":true,"clock":[1794798082994,[],[2591999914,2591999868],[1],{"spree-call-45":8000}],"id":"f46"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 58, 'move', '1:f57', '{"type":"move","at":1794798083127,"by":1,"move":"buy veggie-eden shelf","number":56,"ms":693,"draws":[6],"digest":"a42da7cf223207e0","events":[["rr-log-bought-shelf",{"seat":"@1","what":"$rr-leafy-greens","where":"$rr-veggie-eden","money":200},-1]],"told":false,"clock":[1794798083127,[],[2591999971,2591999956],[0,1],{"buying-53":59971}],"id":"f57"}');
INSERT INTO public.journal VALUES ('bmqpc5mmdw', 61, 'move', '0:f60', '{"type":"move","at":1794798083155,"by":0,"move":"withdraw 1","number":59,"ms":721,"draws":[],"digest":"7d6a364fa39c3544","events":[["rr-log-withdraws",{"seat":"@0","n":1},-1]],"told":false,"clock":[1794798083155,[],[2591999943,2591999928],[0,1],{"buying-53":59943}],"id":"f60"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 1, 'change', NULL, '{"type":"change","at":1794798083187,"change":"sat","by":1,"seat":1,"motion":null,"events":[],"clock":null}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 4, 'move', '1:f3', '{"type":"move","at":1794798083199,"by":1,"move":"G","number":2,"ms":4,"draws":[],"digest":"2f2551fbd767de28","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f3"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 7, 'move', '0:f6', '{"type":"move","at":1794798083214,"by":0,"move":"/","number":5,"ms":19,"draws":[],"digest":"02bd589e009f827e","events":[["bj-log-to-building",{"seat":"@0"},-1]],"told":true,"clock":null,"id":"f6"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 10, 'move', '0:f9', '{"type":"move","at":1794798083237,"by":0,"move":"K","number":8,"ms":42,"draws":[],"digest":"9c97ee47ca9f9cc6","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-K"},-1]],"told":true,"clock":null,"id":"f9"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 13, 'move', '1:f12', '{"type":"move","at":1794798083256,"by":1,"move":"/","number":11,"ms":61,"draws":[],"digest":"79828370e9809644","events":[["bj-log-to-building",{"seat":"@1"},-1]],"told":true,"clock":null,"id":"f12"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 16, 'move', '1:f15', '{"type":"move","at":1794798083290,"by":1,"move":"R","number":14,"ms":95,"draws":[],"digest":"3e0f5f850232c41c","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-R"},-1]],"told":true,"clock":null,"id":"f15"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 19, 'move', '0:f18', '{"type":"move","at":1794798083306,"by":0,"move":"/","number":17,"ms":111,"draws":[],"digest":"7551400ab7c69048","events":[["bj-log-to-building",{"seat":"@0"},-1]],"told":true,"clock":null,"id":"f18"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 22, 'move', '1:f21', '{"type":"move","at":1794798083326,"by":1,"move":"N","number":20,"ms":131,"draws":[],"digest":"ff50eb810ac6d135","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-N"},-1]],"told":true,"clock":null,"id":"f21"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 5, 'move', '0:f4', '{"type":"move","at":1794798083200,"by":0,"move":"G","number":3,"ms":5,"draws":[],"digest":"ad10574ee41d45cc","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-G"},-1]],"told":true,"clock":null,"id":"f4"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 8, 'move', '0:f7', '{"type":"move","at":1794798083226,"by":0,"move":"end","number":6,"ms":31,"draws":[41,24,45,7],"digest":"1f72c6ee97e51ce1","events":[["bj-log-score",{"seat":"@0","points":2,"change":"=±0"},-1],["bj-log-turn",{"seat":"@1","turn":2},-1],["bj-log-draw",{"seat":"@1","cubes":["$bj-cube-K","$bj-cube-G","$bj-cube-W","$bj-cube-N"],"n":4},-1]],"told":true,"clock":null,"id":"f7"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 11, 'move', '1:f10', '{"type":"move","at":1794798083242,"by":1,"move":"N","number":9,"ms":47,"draws":[],"digest":"2461d5e290f88425","events":[["bj-log-take",{"seat":"@1","cube":"$bj-cube-N"},-1]],"told":true,"clock":null,"id":"f10"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 14, 'move', '1:f13', '{"type":"move","at":1794798083266,"by":1,"move":"end","number":12,"ms":71,"draws":[10,28,9,47],"digest":"5d63161c3d01d0a7","events":[["bj-log-score",{"seat":"@1","points":2,"change":"=±0"},-1],["bj-log-turn",{"seat":"@0","turn":3},-1],["bj-log-draw",{"seat":"@0","cubes":["$bj-cube-Y","$bj-cube-Y","$bj-cube-R","$bj-cube-N"],"n":4},-1]],"told":true,"clock":null,"id":"f13"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 17, 'move', '0:f16', '{"type":"move","at":1794798083294,"by":0,"move":"Y","number":15,"ms":99,"draws":[],"digest":"154c0d7418acff8d","events":[["bj-log-take",{"seat":"@0","cube":"$bj-cube-Y"},-1]],"told":true,"clock":null,"id":"f16"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 20, 'move', '0:f19', '{"type":"move","at":1794798083322,"by":0,"move":"dG","number":18,"ms":127,"draws":[],"digest":"ac07992d56f6e40e","events":[["bj-log-diner",{"seat":"@0","diner":"$bj-diner-G"},-1]],"told":true,"clock":null,"id":"f19"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 23, 'move', '0:end', '{"type":"move","at":1794798083338,"by":0,"move":":resign","number":21,"ms":143,"draws":[],"digest":"8fe31e3d4e0eb9d2","events":[["bj-log-win",{"seat":"@1","reason":"$end-resigned"},-1]],"told":true,"clock":null,"id":"end"}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 24, 'change', NULL, '{"type":"change","at":1794798083338,"change":"finished","by":null,"seat":null,"motion":null,"events":[],"clock":null}');
INSERT INTO public.journal VALUES ('5r3u7e8epe', 21, 'move', '0:f20', '{"type":"move","at":1794798083323,"by":0,"move":"end","number":19,"ms":128,"draws":[6,14,11,9,44],"digest":"1cff4ad529ac0fe3","events":[["bj-log-score",{"seat":"@0","points":3,"change":"=+1"},-1],["bj-log-turn",{"seat":"@1","turn":4},-1],["bj-log-draw",{"seat":"@1","cubes":["$bj-cube-K","$bj-cube-Y","$bj-cube-Y","$bj-cube-Y","$bj-cube-N"],"n":5},-1]],"told":true,"clock":null,"id":"f20"}');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('rg42jegzkw', 0, 'guest', 'd28edacb73c98264e835d30b', 'Anna', '', false);
INSERT INTO public.seats VALUES ('rg42jegzkw', 1, 'guest', '594f92ce52c76e8624c1b6ae', 'Ben', '', false);
INSERT INTO public.seats VALUES ('bmqpc5mmdw', 0, 'guest', 'd28edacb73c98264e835d30b', 'Anna', '', false);
INSERT INTO public.seats VALUES ('bmqpc5mmdw', 1, 'guest', '594f92ce52c76e8624c1b6ae', 'Ben', '', false);
INSERT INTO public.seats VALUES ('5r3u7e8epe', 0, 'guest', 'd28edacb73c98264e835d30b', 'Anna', '', false);
INSERT INTO public.seats VALUES ('5r3u7e8epe', 1, 'guest', '594f92ce52c76e8624c1b6ae', 'Ben', '', false);
INSERT INTO public.seats VALUES ('dumj4c2hqs', 0, 'guest', 'd28edacb73c98264e835d30b', 'Anna', '', false);
INSERT INTO public.seats VALUES ('dumj4c2hqs', 1, 'open', NULL, '', '', false);


--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES ('rg42jegzkw', 39, 41, 24, '\x7b226c696e65223a22747261646520502050203620302f312f4b592f2d2f322f4b5932475257334e2f2d2f3020302f322f47522f2d2f322f4b3359475233572f2d2f30202d2f2d2f2d20384b3659374738523657374e202d2f302f302f302f2d227d');
INSERT INTO public.snapshots VALUES ('bmqpc5mmdw', 41, 43, 66, '\x7b22646179223a332c227068617365223a322c226c6564676572223a332c2277696e6e657273223a302c22676f6e65223a302c227469636b223a34312c22756e75736564223a34382c2262617463686573223a302c226465636b5f73697a65223a33342c226b696d5f6c617374223a2d312c226b696d5f646179223a2d392c226d6f7274696d65725f6c617374223a2d312c226d6f7274696d65725f646179223a2d392c227265616479223a302c22636172645f706c61796564223a302c22706f7765725f75736564223a302c22646973636f756e74223a302c2266616b655f73616c65223a302c22626c6f636b6564223a302c22636c6f736564223a302c22766567616e223a302c2273686f7773223a302c22737061726564223a302c227368616b656e223a302c22626172726564223a302c226f66666572735f6d616465223a302c226f666665725f6e756d626572223a302c226f766572223a66616c73652c22706175736564223a66616c73652c22667265655f6d656174223a66616c73652c2272657374617572616e74223a5b302c355d2c226d6f6e6579223a5b302c335d2c2267617262616765223a5b302c305d2c22706f696e7473223a5b302c305d2c226c6576656c223a5b302c305d2c227570677261646573223a5b302c305d2c22676f75726d657473223a5b302c305d2c2273746f636b223a5b302c302c322c312c302c302c302c302c312c302c302c302c302c302c312c312c312c302c302c302c302c312c302c302c312c302c302c302c302c302c302c302c302c312c302c302c302c302c312c312c302c302c302c312c312c302c302c302c302c302c302c302c312c302c302c312c302c305d2c2268616e64223a5b302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c312c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c305d2c2268616e645f73697a65223a5b302c315d2c22726563697065223a5b31372c32352c312c34345d2c227374617273223a5b302c302c302c305d2c2263686566223a5b332c312c362c375d2c22706c616365223a5b312c352c302c355d2c22636c61696d223a5b332c2d312c2d312c2d315d2c227061776e5f6f66223a5b2d312c312c2d312c302c2d312c2d312c322c332c2d312c2d312c2d312c2d315d2c227371756164223a5b313238382c3538305d2c227368656c66223a5b362c342c322c342c352c352c352c352c332c342c322c352c352c362c332c342c352c332c352c362c362c342c342c332c352c352c342c352c355d2c227368656c665f73697a65223a5b32312c32322c32312c32332c31372c32345d2c2264697363617264223a5b302c302c312c302c302c312c312c302c302c302c302c312c302c302c312c302c302c312c302c302c302c312c312c302c302c302c312c302c315d2c2262696e73223a5b312c322c312c332c382c372c382c392c31302c31302c31302c31322c31382c31372c31372c2d312c32322c32332c32332c2d312c2d312c32352c32372c2d315d2c226465636b223a5b372c342c352c312c312c312c312c312c312c312c312c312c312c312c312c312c312c312c312c312c312c302c302c302c302c302c305d2c22757365645f6361726473223a5b302c312c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c305d2c227265636970655f6c61796572223a5b302c2d312c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c2d312c302c302c302c302c302c302c302c2d312c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c2d312c302c302c305d2c227265636970655f6b6e6f776e223a5b332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c332c335d2c227265636970655f6261746368223a5b302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c302c305d2c22636f6f6b65645f6279223a5b2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d315d2c22726174735f6f776e6572223a5b2d312c2d312c2d312c2d312c2d312c2d315d2c22726174735f736869656c64223a5b302c302c302c302c302c305d2c22726174735f6c656674223a5b302c302c302c302c302c305d2c22726174735f646179223a5b302c302c302c302c302c305d2c227069636b223a5b2d312c2d315d2c22726561736f6e223a22222c227365656e5f6361726473223a5b5d2c22737461636b223a5b5b22627579696e67222c2d312c302c302c302c302c302c302c33382c5b5d5d5d2c2277617273223a5b5d2c226f6666657273223a5b5d2c226465636c61726564223a5b6e756c6c2c6e756c6c5d7d');
INSERT INTO public.snapshots VALUES ('5r3u7e8epe', 21, 23, 17, '\x7b226c696e65223a226f76657220422050203420302f302f4b59472f2d2f332f474e2f2d2f3320302f312f47522f2d2f322f4b593247524e2f4e2f31202d2f4b33592f2d20384b365937473952313057374e202d2f302f302f302f70697a7a613a656e642d72657369676e6564227d');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('rg42jegzkw', 'burger-joint', 'playing', true, false, 'd28edacb73c98264e835d30b', 'JMxqHOk7FSkoFsxCZtMU0eJn', '{}', '{"set":{"name":"Classic","starting_chain":"burger","tokens":15,"hand_limit":7,"production_limit":4,"points_to_win":12,"cubes":{"K":10,"Y":10,"G":10,"R":10,"W":10,"N":10},"burger":{"publicity":{"price":"WGY","points":[1,1,2,2,3,3]},"basic":{"price":"KY","points":[0,0,1,0,1,1]},"diner":{"price":"KYWN","points":{"K":1,"Y":1,"G":1,"R":1,"W":1,"N":1}},"start":{"basics":1,"diners":"KY","bistros":""},"bistro":{"price":"3N3R","signs":[{"points":2,"ability":"exchange"},{"points":2,"ability":"two-for-one"},{"points":2,"ability":"draw"},{"points":1,"ability":"one-for-one"},{"points":0,"ability":"choose"},{"points":3,"ability":"none"}]}},"pizza":{"publicity":{"price":"NKR","points":[1,1,2,2,3,3]},"basic":{"price":"GR","points":[0,0,1,0,1,1]},"diner":{"price":"GRWN","points":{"K":1,"Y":1,"G":1,"R":1,"W":1,"N":1}},"start":{"basics":1,"diners":"GR","bistros":""},"bistro":{"price":"3W3Y","signs":[{"points":2,"ability":"exchange"},{"points":2,"ability":"two-for-one"},{"points":2,"ability":"draw"},{"points":1,"ability":"one-for-one"},{"points":0,"ability":"choose"},{"points":3,"ability":"none"}]}}},"last_turn":0}', 'null', 1794798081545, 1794798081605, 'cb9876411f58c6ed2486cb2c1352c623c75f1862b183b62e66f4ec7f4080e3c0', 'f8a4f58acd9a74cfb60bef18b4c20ab36dd80bebe02bc0d2029af33753df5ec2', '[-1,"start",0,[29,28,5,7],"ec06f63a3dfe3c88"]', NULL, 59, 57, 1794798081979, '[0]', NULL, '[]', 'null', NULL);
INSERT INTO public.tables VALUES ('dumj4c2hqs', 'burger-joint', 'open', true, false, 'd28edacb73c98264e835d30b', 'fXXAjmRRI6hNV9BlwblrW1iF', '{}', '{}', 'null', 1794798083356, NULL, '', '', '[-1,"start",0,[],""]', NULL, 0, 0, 1794798083356, '[]', NULL, '[]', 'null', NULL);
INSERT INTO public.tables VALUES ('bmqpc5mmdw', 'rival-restaurants', 'playing', true, false, 'd28edacb73c98264e835d30b', 'wXM4ZIFBbK7CzTBDGx-Y9Td2', '{}', '{"players":0,"edition":"base","mode":"auto","home_cook":false,"from_scratch":false,"two_many_cooks":false,"choose_restaurants":1,"choose_chefs":1,"beginners_chefs":false,"move_seconds":0,"market_seconds":60,"window_seconds":8,"spree_seconds":60,"choice_seconds":0,"recipes":[{"kind":"basic","cuisine":"american","name":"Apple Pie","ingredients":["flour","sweet-fruit","butter"],"points":3,"garbage":0},{"kind":"basic","cuisine":"american","name":"BLT Sandwich","ingredients":["bread","leafy-greens","tomato","pork"],"points":4,"garbage":1},{"kind":"basic","cuisine":"american","name":"Mac and Cheese","ingredients":["noodles","cheese","milk"],"points":3,"garbage":0},{"kind":"basic","cuisine":"chinese","name":"Chow Mein","ingredients":["noodles","carrot","beans","poultry"],"points":4,"garbage":1},{"kind":"basic","cuisine":"chinese","name":"Egg Fried Rice","ingredients":["rice","scallions","eggs"],"points":3,"garbage":0},{"kind":"basic","cuisine":"chinese","name":"Potstickers","ingredients":["flour","leafy-greens","pork"],"points":3,"garbage":1},{"kind":"basic","cuisine":"french","name":"Croque Monsieur","ingredients":["bread","pork","cheese"],"points":4,"garbage":1},{"kind":"basic","cuisine":"french","name":"French Onion Soup","ingredients":["bread","onion","cheese"],"points":3,"garbage":1},{"kind":"basic","cuisine":"french","name":"Fruit Crepes","ingredients":["flour","sweet-fruit","milk"],"points":3,"garbage":0},{"kind":"basic","cuisine":"italian","name":"Bruschetta","ingredients":["bread","tomato","garlic"],"points":2,"garbage":0},{"kind":"basic","cuisine":"italian","name":"Margherita Pizza","ingredients":["flour","tomato","cheese"],"points":3,"garbage":1},{"kind":"basic","cuisine":"italian","name":"Potato Gnocchi","ingredients":["potato","flour","butter"],"points":3,"garbage":1},{"kind":"basic","cuisine":"japanese","name":"California Roll","ingredients":["rice","avocado","shellfish"],"points":3,"garbage":0},{"kind":"basic","cuisine":"japanese","name":"Japanese Curry","ingredients":["potato","carrot","onion","poultry"],"points":4,"garbage":1},{"kind":"basic","cuisine":"japanese","name":"Yakitori","ingredients":["peppers","scallions","poultry"],"points":3,"garbage":1},{"kind":"basic","cuisine":"korean","name":"Japchae","ingredients":["noodles","carrot","onion","beef"],"points":4,"garbage":1},{"kind":"basic","cuisine":"korean","name":"Kimbap","ingredients":["rice","carrot","eggs"],"points":3,"garbage":0},{"kind":"basic","cuisine":"korean","name":"Kimchi Pancakes","ingredients":["flour","leafy-greens","scallions"],"points":2,"garbage":0},{"kind":"basic","cuisine":"mexican","name":"Fish Tacos","ingredients":["flour","avocado","leafy-greens","fish"],"points":4,"garbage":1},{"kind":"basic","cuisine":"mexican","name":"Guacamole","ingredients":["avocado","tomato","onion"],"points":2,"garbage":0},{"kind":"basic","cuisine":"mexican","name":"Quesadilla","ingredients":["flour","peppers","cheese"],"points":3,"garbage":1},{"kind":"basic","cuisine":"vietnamese","name":"Avocado Shake","ingredients":["avocado","sweet-fruit","milk"],"points":3,"garbage":0},{"kind":"basic","cuisine":"vietnamese","name":"Banh Mi","ingredients":["bread","carrot","pork"],"points":3,"garbage":1},{"kind":"basic","cuisine":"vietnamese","name":"Fresh Spring Rolls","ingredients":["noodles","leafy-greens","shellfish"],"points":3,"garbage":0},{"kind":"gourmet","cuisine":"american","name":"BBQ Ribs Platter","ingredients":["bread","potato","beans","onion","pork","butter"],"points":6,"garbage":3},{"kind":"gourmet","cuisine":"american","name":"Bacon Cheeseburger","ingredients":["bread","leafy-greens","tomato","beef","pork","cheese"],"points":7,"garbage":3},{"kind":"gourmet","cuisine":"american","name":"Clam Chowder","ingredients":["potato","carrot","fish","shellfish","milk"],"points":6,"garbage":2},{"kind":"gourmet","cuisine":"chinese","name":"Kung Pao Chicken","ingredients":["rice","beans","peppers","scallions","poultry"],"points":5,"garbage":2},{"kind":"gourmet","cuisine":"chinese","name":"Mapo Tofu","ingredients":["rice","beans","peppers","garlic","pork","tofu"],"points":7,"garbage":2},{"kind":"gourmet","cuisine":"chinese","name":"Sweet and Sour Fish","ingredients":["sweet-fruit","tomato","carrot","onion","fish","eggs"],"points":6,"garbage":2},{"kind":"gourmet","cuisine":"french","name":"Bouillabaisse","ingredients":["potato","tomato","garlic","fish","shellfish"],"points":6,"garbage":3},{"kind":"gourmet","cuisine":"french","name":"Coq au Vin","ingredients":["potato","carrot","onion","poultry","butter","wine"],"points":8,"garbage":3},{"kind":"gourmet","cuisine":"french","name":"Duck a l''Orange","ingredients":["potato","sweet-fruit","carrot","poultry","butter"],"points":5,"garbage":2},{"kind":"gourmet","cuisine":"italian","name":"Lasagna","ingredients":["noodles","tomato","garlic","beef","cheese","milk"],"points":7,"garbage":3},{"kind":"gourmet","cuisine":"italian","name":"Seafood Risotto","ingredients":["rice","onion","shellfish","butter","wine"],"points":7,"garbage":2},{"kind":"gourmet","cuisine":"italian","name":"Tiramisu","ingredients":["bread","eggs","milk","cheese","chocolate"],"points":7,"garbage":1},{"kind":"gourmet","cuisine":"japanese","name":"Chirashi Bowl","ingredients":["rice","avocado","carrot","fish","shellfish","eggs"],"points":6,"garbage":1},{"kind":"gourmet","cuisine":"japanese","name":"Sukiyaki","ingredients":["noodles","leafy-greens","scallions","beef","eggs","tofu"],"points":7,"garbage":2},{"kind":"gourmet","cuisine":"japanese","name":"Tonkotsu Ramen","ingredients":["noodles","garlic","scallions","pork","eggs"],"points":5,"garbage":2},{"kind":"gourmet","cuisine":"korean","name":"Bibimbap","ingredients":["rice","beans","carrot","leafy-greens","beef","eggs"],"points":6,"garbage":2},{"kind":"gourmet","cuisine":"korean","name":"Pork Belly Barbecue","ingredients":["rice","peppers","garlic","leafy-greens","pork"],"points":5,"garbage":2},{"kind":"gourmet","cuisine":"korean","name":"Soft Tofu Stew","ingredients":["peppers","garlic","shellfish","eggs","tofu"],"points":7,"garbage":2},{"kind":"gourmet","cuisine":"mexican","name":"Carne Asada Burrito","ingredients":["flour","rice","beans","avocado","beef","cheese"],"points":6,"garbage":3},{"kind":"gourmet","cuisine":"mexican","name":"Chiles Rellenos","ingredients":["peppers","tomato","garlic","eggs","cheese"],"points":5,"garbage":2},{"kind":"gourmet","cuisine":"mexican","name":"Mole Poblano","ingredients":["rice","peppers","tomato","onion","poultry","chocolate"],"points":7,"garbage":2},{"kind":"gourmet","cuisine":"vietnamese","name":"Banh Xeo","ingredients":["flour","beans","leafy-greens","pork","shellfish"],"points":6,"garbage":2},{"kind":"gourmet","cuisine":"vietnamese","name":"Clay Pot Fish","ingredients":["sweet-fruit","peppers","garlic","scallions","fish","pork"],"points":6,"garbage":3},{"kind":"gourmet","cuisine":"vietnamese","name":"Pho Bo","ingredients":["noodles","beans","garlic","onion","scallions","beef"],"points":6,"garbage":2}],"bins":[4,4,4,3,3,3],"cards":{"clam-voyance":8,"raiders-of-the-lost-pork":5,"armed-robbery":5,"five-star-review":1,"alien-attack":1,"contamination":1,"discount":1,"food-inspector":1,"food-recall":1,"fridge-raid":1,"go-vegan":1,"its-just-business":1,"jackpot":1,"monopoly":1,"negative-critic":1,"ninja-attack":1,"rat-infestation":1,"road-block":1,"shopping-spree":1,"special-order":1,"taxes":1,"fake-sale":0,"sous-chef":0,"one-world":0,"dinner-and-a-show":0,"farmers-market":0,"surveillance-camera":0}}', '{"kind":"post","days":30}', 1794798082370, 1794798082434, '6f11d8e7ecd20dad2eda1f2488508dd274eb888a3165462850948936a7c92102', 'ca94af52ca5279410cf747794172af7a996cce845f7afd4eda022e8a36149131', '[-1,"start",0,[0,4,9,18,11,20,23,26,3,10,2,16,24,6,13,1,13,21,9,11,20,23,13,12,17,1,11,17,21,6,8,4,1,19,11,22,3,1,18,0,0,1,0],"8100c3f94e5885fc"]', NULL, 62, 60, 1794798083170, '[0,1]', 1794798143098, '[]', 'null', NULL);
INSERT INTO public.tables VALUES ('5r3u7e8epe', 'burger-joint', 'finished', true, false, 'd28edacb73c98264e835d30b', 'rudginrRNDhLUnqL2W3Vz8-d', '{}', '{"set":{"name":"Classic","starting_chain":"burger","tokens":15,"hand_limit":7,"production_limit":4,"points_to_win":12,"cubes":{"K":10,"Y":10,"G":10,"R":10,"W":10,"N":10},"burger":{"publicity":{"price":"WGY","points":[1,1,2,2,3,3]},"basic":{"price":"KY","points":[0,0,1,0,1,1]},"diner":{"price":"KYWN","points":{"K":1,"Y":1,"G":1,"R":1,"W":1,"N":1}},"start":{"basics":1,"diners":"KY","bistros":""},"bistro":{"price":"3N3R","signs":[{"points":2,"ability":"exchange"},{"points":2,"ability":"two-for-one"},{"points":2,"ability":"draw"},{"points":1,"ability":"one-for-one"},{"points":0,"ability":"choose"},{"points":3,"ability":"none"}]}},"pizza":{"publicity":{"price":"NKR","points":[1,1,2,2,3,3]},"basic":{"price":"GR","points":[0,0,1,0,1,1]},"diner":{"price":"GRWN","points":{"K":1,"Y":1,"G":1,"R":1,"W":1,"N":1}},"start":{"basics":1,"diners":"GR","bistros":""},"bistro":{"price":"3W3Y","signs":[{"points":2,"ability":"exchange"},{"points":2,"ability":"two-for-one"},{"points":2,"ability":"draw"},{"points":1,"ability":"one-for-one"},{"points":0,"ability":"choose"},{"points":3,"ability":"none"}]}}},"last_turn":0}', 'null', 1794798083185, 1794798083195, '018661d3e740de9f92dcc3f37e53e01f4e1c8a2f2825902aa655c5277cfb428b', 'aeb5b0d64a1dcd7a0ed1b32b1b6cd135b10e5ac9a147de84fbc44005448c192e', '[-1,"start",0,[23,26,53,2],"55456f5184f5b83e"]', NULL, 24, 21, 1794798083338, '[]', NULL, '[]', '{"winners":[1],"scores":[3,2],"reason":"end-resigned"}', NULL);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: guests guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);


--
-- Name: journal journal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (table_id, seq);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);


--
-- Name: snapshots snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (table_id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: ix_seats_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_guest ON public.seats USING btree (guest);


--
-- Name: ix_tables_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tables_deadline ON public.tables USING btree (deadline);


--
-- Name: ix_tables_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tables_host ON public.tables USING btree (host);


--
-- Name: ix_tables_lobby; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tables_lobby ON public.tables USING btree (public, status, created);


--
-- Name: journal journal_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: seats seats_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: snapshots snapshots_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


