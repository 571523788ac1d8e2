BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	number INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'yrs2vk9pn3w2',0,'Ann','hello from the first schema',1000000.0);
CREATE TABLE codes (
	code VARCHAR(8) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "codes" VALUES('NJVBA','4tcv9sqe8fjq',1001800.0);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('yrs2vk9pn3w2',-1,'4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315');
INSERT INTO "holders" VALUES('yrs2vk9pn3w2',0,'4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315');
INSERT INTO "holders" VALUES('yrs2vk9pn3w2',1,'4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315');
INSERT INTO "holders" VALUES('4tcv9sqe8fjq',-1,'4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315');
INSERT INTO "holders" VALUES('4tcv9sqe8fjq',0,'4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315');
CREATE TABLE links (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',1,'create',-1,'',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',2,'ready',0,'',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',3,'ready',1,'',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',4,'start',-1,'setup demand:L3 demand:S5 roll:5+4 roll:5+3 draw:one_good draw:family draw:repeat_dealer',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',5,'act',0,'1.0 move:1',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',6,'act',0,'1.0 leave',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',7,'act',0,'1.0 skip',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',8,'act',0,'1.0 play:one_good',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',9,'act',0,'1.0 good:red end_turn',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',10,'act',1,'1.1 move:6',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',11,'act',1,'1.1 decline',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',12,'bot',2,'1.2 move:1 decline',1000000.0);
INSERT INTO "log" VALUES('yrs2vk9pn3w2',13,'act',0,'2.0 move:7',1000000.0);
INSERT INTO "log" VALUES('4tcv9sqe8fjq',1,'create',-1,'',1000000.0);
CREATE TABLE presence (
	connection VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (connection), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	ended FLOAT, 
	body TEXT NOT NULL, 
	header TEXT, 
	state BLOB, 
	record BLOB, 
	due FLOAT, 
	claimed_by VARCHAR(32), 
	claimed_until FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('yrs2vk9pn3w2',13,'running',1,1000000.0,NULL,'{"options":{"ruleset":"base","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"public","undo":"casual","clock":{"kind":"days","seconds":259200,"increment":0},"seed":null},"seats":[{"kind":"human","name":"Ann","holder":"4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315","bot":"","stand_in":false,"move_only":false,"missed":0},{"kind":"human","name":"Ben","holder":"4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315","bot":"","stand_in":false,"move_only":false,"missed":0},{"kind":"bot","name":"Hal","holder":"","bot":"random","stand_in":false,"move_only":false,"missed":0}],"host":"4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315","created":1000000.0,"clock":{"options":{"kind":"days","seconds":259200,"increment":0},"left":[259200.0,259200.0,259200.0],"running":0,"since":1000000.0},"dice":{"secret":"fee575146a81106db76a16424f055fc5f33524d830bcb04ba350c4b384836028","contributions":{"0":"0123456789abcdef0123456789abcdef","1":"0123456789abcdef0123456789abcdef"}},"status":"running","acted":13,"changed":1000000.0,"waiting_since":1000000.0,"ended":0.0,"votes":{},"mutes":{},"winners":null,"rematch":"","link":"","decided":[1,0],"compacted":false}','{"ruleset":"base","rules_version":1,"seats":3,"layout":[[15,5,2,14],[4,12,7,3],[8,6,11,9],[13,10,1,16]],"edition":"revised","neutral_assistants":false,"components":{},"chance":"auto","key":"83d1ee9c6e08870e3a13177d53f462ee86023fce9bd56cca689a06d8b445083d"}',X'7801B5545D8FD33010FC2FFB6CA1F60A1CE437F0C6635545BE64935A75EC603B2DA5EA7F67D6F9B8F674A043802A45F166773BB39E9D0BC5A4135371A1340447C54A51F083ABA9785064754CE5746CB48DACA8B7FACC2152B1BD903541E7BC303C19460CC5ADF735DE2E14183DD60804E6B1EF99ADF5A79CF56407FCE7EAAA88BF2776D17837962763A5D176A7A8E350EDB54B543C2A6A7467EC190D810A88AB0372C89F1CA99B278A748C06DF5D92266B041AD3A47DB984A9A038F43D5A2942F3BA8CE68720194FC00D4807278DF17A5533C70DA6F22B8E42FAEF397E7C23C791EF4BA66F268A0B11DA7241CB485FA7FCFEBF53069605C3EFAEF5DF510EDCB34E65CDDA728098EE986386C91F2046194EEB8F1C9C47D26708AE1BDA36577C4285E321056DCB599F935CE7F02235E983F45937173A69E34EC1B47B481A828A9DB6E8E2E337D90504A02280BB09C4C142CAB1ECB5D51572A09196BB98BCE3670EB244634D392DCFB47B6347D93DBCCDBB87D771F73628ABB99BB4607568B9EC743830C06DE9CB86941BAC7DF1D82DA897CCAF1F5ECF1454DAD8B2CEBB841DA98D50D8AED40A5D463819703944718AC95EB2E3E82AC110A8C808A88725C895086B7197CCA731472E47FF8150AD772D0677441E4ED87F38051415583CED76F9115C2407B370E7DC113795B3B338E661DF443C5CD0374D26F01CBE5591609CACE40123AE4DAC74005278D48C1AAC7B76B5712DC21780E41E662400DF35C699B88723450820DBE2FDF7691ECBF7ECC232CDC7EB0E73AEE0D769F4644CF7EEB7BE3BADD49F9EA502BFDDF5274EB60085',NULL,1259200.0,NULL,NULL);
INSERT INTO "tables" VALUES('4tcv9sqe8fjq',1,'waiting',1,1000000.0,NULL,'{"options":{"ruleset":"base","layout":null,"edition":"revised","neutral_assistants":false,"deck":"mixed","visibility":"public","undo":"casual","clock":{"kind":"none","seconds":0,"increment":0},"seed":null},"seats":[{"kind":"human","name":"Ann","holder":"4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315","bot":"","stand_in":false,"move_only":false,"missed":0},{"kind":"open","name":"","holder":"","bot":"","stand_in":false,"move_only":false,"missed":0}],"host":"4b7ab39e23004d49939a1fb65317d8254086282746bd3463915ce5f1ca9c7315","created":1000000.0,"clock":{"options":{"kind":"none","seconds":0,"increment":0},"left":[0.0,0.0],"running":-1,"since":0.0},"dice":{"secret":"68dabc3f8e65a43667c767108c3989ffd8be80beedf43a2c582c4c3b7d7c3fce","contributions":{}},"status":"waiting","acted":0,"changed":1000000.0,"waiting_since":0.0,"ended":0.0,"votes":{},"mutes":{},"winners":null,"rematch":"","link":"","decided":[],"compacted":false}',NULL,NULL,NULL,1086400.0,NULL,NULL);
CREATE TABLE tries (
	address VARCHAR(64) NOT NULL, 
	since FLOAT NOT NULL, 
	count INTEGER NOT NULL, 
	blocked_until FLOAT NOT NULL, 
	blocks INTEGER NOT NULL, 
	PRIMARY KEY (address)
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_lobby ON tables (public, status, created);
CREATE INDEX chat_table ON chat (table_id, number);
CREATE INDEX holders_secret ON holders (secret);
CREATE INDEX codes_table ON codes (table_id);
CREATE INDEX links_table ON links (table_id);
CREATE INDEX presence_table ON presence (table_id);
CREATE INDEX presence_process ON presence (process);
COMMIT;
